import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  dayLabel: 'nap',
  monthLabel: 'hónap',
  yearLabel: 'év',
  moreThan: 'több mint',
  fresh: {
    alone: 'új',
  },
  one: 'egy',
} satisfies FurtherLexicon['dates'];
