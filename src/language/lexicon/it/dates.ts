import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'giorno | gg',
  monthLabel: 'mese',
  yearLabel: 'anno',
} satisfies Covered<Dates>;
