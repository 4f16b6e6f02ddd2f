import { type Covered, gap } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'jour | jj',
  monthLabel: 'mois',
  yearLabel: 'année | an | aaaa',
  fresh: {
    says: "à l'instant | publié aujourd'hui",
    alone: 'nouveau | nouvelle',
  },
  moreThan: 'plus de',
  one: 'un | une',
  old: gap<'age is said before the number: "il y a"'>(),
  shortUnit: 'j',
} satisfies Covered<Dates>;
