import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  dayLabel: 'ημέρα',
  monthLabel: 'μήνας',
  yearLabel: 'έτος',
  fresh: {
    says: 'μόλις τώρα',
    alone: 'νέα | νέα αγγελία',
  },
  moreThan: 'πάνω από | περισσότερο από',
  one: 'μία | ένα | έναν | μια',
  old: 'πριν',
} satisfies FurtherLexicon['dates'];
