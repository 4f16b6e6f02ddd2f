import type { Covered } from '../topics/concept';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'dia',
  monthLabel: 'mês',
  yearLabel: 'ano',
} satisfies Covered<Dates>;
