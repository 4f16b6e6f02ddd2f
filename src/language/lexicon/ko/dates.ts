import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  fresh: {
    says: '방금 | 방금 전 | 오늘 등록',
    alone: '신규 | 새 공고 | 신규공고',
  },
  dayLabel: '일',
  monthLabel: '월',
  yearLabel: '년 | 연도',
} satisfies FurtherLexicon['dates'];
