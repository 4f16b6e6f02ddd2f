import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'dzień',
  monthLabel: 'miesiąc',
  yearLabel: 'rok',
} satisfies Covered<Dates>;
