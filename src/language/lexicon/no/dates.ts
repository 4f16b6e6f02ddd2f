import type { Covered } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'dag | dd',
  monthLabel: 'måned',
  yearLabel: 'år | åååå',
  fresh: {
    says: 'akkurat nå | nettopp',
    alone: 'ny | nytt',
  },
  moreThan: 'mer enn | over',
  one: 'en | et | ei',
  old: 'siden | gammel | gamle',
  shortUnit: 't',
} satisfies Covered<Dates>;
