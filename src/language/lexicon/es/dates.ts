import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'día',
  monthLabel: 'mes',
  yearLabel: 'año',
} satisfies Covered<Dates>;
