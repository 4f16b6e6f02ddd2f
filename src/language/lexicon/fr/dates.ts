import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'jour | jj',
  monthLabel: 'mois',
  yearLabel: 'année | an | aaaa',
} satisfies Covered<Dates>;
