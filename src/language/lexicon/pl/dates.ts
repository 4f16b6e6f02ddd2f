import { type Covered, gap } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'dzień',
  monthLabel: 'miesiąc',
  yearLabel: 'rok | rrrr',
  fresh: {
    says: 'przed chwilą | dodano dzisiaj',
    alone: 'nowe | nowa',
  },
  moreThan: 'ponad | więcej niż',
  one: 'jeden | jedną',
  old: 'temu',
  shortUnit: gap<'the browser knows its abbreviations'>(),
} satisfies Covered<Dates>;
