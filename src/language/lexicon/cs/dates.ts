import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'den',
  monthLabel: 'měsíc',
  yearLabel: 'rok',
} satisfies Covered<Dates>;
