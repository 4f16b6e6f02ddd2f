import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'dag',
  monthLabel: 'maand',
  yearLabel: 'jaar',
} satisfies Covered<Dates>;
