import type { Covered } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'dag | dd',
  monthLabel: 'måned',
  yearLabel: 'år | åååå',
  fresh: {
    says: 'lige nu | netop nu',
    alone: 'ny | nyt',
  },
  moreThan: 'mere end | over',
  one: 'en | et',
  old: 'siden | gammel | gamle',
  shortUnit: 't',
} satisfies Covered<Dates>;
