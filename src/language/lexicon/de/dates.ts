import type { Covered } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'tag | tt',
  monthLabel: 'monat',
  yearLabel: 'jahr | jjjj',
  fresh: {
    says: 'soeben | gerade eben | neu heute',
    alone: 'neu',
  },
  moreThan: 'mehr als | über | mindestens',
  one: 'ein | eine | einem | einer | einen',
  old: 'alt',
  shortUnit: 'T | St | Std',
} satisfies Covered<Dates>;
