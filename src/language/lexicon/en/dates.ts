import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'day | dd',
  monthLabel: 'month | mm',
  yearLabel: 'year | yyyy | yy',
} satisfies Covered<Dates>;
