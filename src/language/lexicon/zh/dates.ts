import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  moreThan: '以上',
  fresh: {
    says: '刚刚 | 刚刚发布 | 剛剛 | 今日发布',
    alone: '新 | 最新 | 新职位',
  },
  dayLabel: '日',
  monthLabel: '月',
  yearLabel: '年',
} satisfies FurtherLexicon['dates'];
