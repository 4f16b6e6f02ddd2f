import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'tag | tt',
  monthLabel: 'monat',
  yearLabel: 'jahr | jjjj',
} satisfies Covered<Dates>;
