import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  moreThan: '以上',
  fresh: {
    says: 'たった今',
    alone: '新着 | 新着求人',
  },
  dayLabel: '日',
  monthLabel: '月',
  yearLabel: '年',
} satisfies FurtherLexicon['dates'];
