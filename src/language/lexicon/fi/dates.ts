import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'päivä',
  monthLabel: 'kuukausi',
  yearLabel: 'vuosi',
} satisfies Covered<Dates>;
