import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  dayLabel: 'gün',
  monthLabel: 'ay',
  yearLabel: 'yıl',
  fresh: {
    says: 'az önce | bugün yayınlandı',
    alone: 'yeni | yeni ilan',
  },
  moreThan: 'en az',
  one: 'bir',
  old: 'önce',
} satisfies FurtherLexicon['dates'];
