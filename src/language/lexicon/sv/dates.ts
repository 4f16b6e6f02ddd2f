import type { Covered } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'dag | dd',
  monthLabel: 'månad',
  yearLabel: 'år | åååå',
  fresh: {
    says: 'just nu | nyss',
    alone: 'ny | nytt',
  },
  moreThan: 'mer än | över',
  one: 'en | ett',
  old: 'sedan | gammal | gamla',
  shortUnit: 't | v',
} satisfies Covered<Dates>;
