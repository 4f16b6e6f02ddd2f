import { type Covered, gap } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'dia',
  monthLabel: 'mês',
  yearLabel: 'ano',
  fresh: {
    says: 'agora mesmo | publicado agora',
    alone: 'novo | nova',
  },
  moreThan: 'mais de',
  one: 'um | uma',
  old: 'atrás',
  shortUnit: gap<'the browser knows its abbreviations'>(),
} satisfies Covered<Dates>;
