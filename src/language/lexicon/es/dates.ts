import { type Covered, gap } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'día',
  monthLabel: 'mes',
  yearLabel: 'año',
  fresh: {
    says: 'ahora mismo | recién publicado',
    alone: 'nuevo | nueva',
  },
  moreThan: 'más de',
  one: 'un | una | uno',
  old: gap<'age is said before the number: "hace"'>(),
  shortUnit: gap<'the browser knows its abbreviations'>(),
} satisfies Covered<Dates>;
