import { type Covered, gap } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: gap('not yet written'),
  monthLabel: 'månad',
  yearLabel: 'år',
} satisfies Covered<Dates>;
