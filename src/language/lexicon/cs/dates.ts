import { type Covered, gap } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'den | dd',
  monthLabel: 'měsíc',
  yearLabel: 'rok | rrrr',
  fresh: {
    says: 'právě teď | právě přidáno',
    alone: 'nové | nová',
  },
  moreThan: 'více než',
  one: 'jeden | jednu | jedním',
  old: gap<'age is said before the number: "před"'>(),
  shortUnit: gap<'the browser knows its abbreviations'>(),
} satisfies Covered<Dates>;
