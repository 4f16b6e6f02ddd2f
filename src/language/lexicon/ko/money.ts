import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: '시급',
    alone: '시간 | 시',
  },
  day: {
    says: '일급 | 일당',
    alone: '일',
  },
  week: {
    says: '주급',
  },
  month: {
    says: '월급 | 월급여 | 월 급여 | 월수입 | 월보수 | 월 보수',
    alone: '월',
  },
  year: {
    says: '연봉',
    alone: '년 | 연',
  },
  tenThousand: '만',
  ownCurrency: '원',
  million: '백만',
  to: '부터 | 에서',
  upTo: '최대',
  from: '최소',
} satisfies FurtherLexicon['money'];
