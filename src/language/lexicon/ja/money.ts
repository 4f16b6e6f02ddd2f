import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: '時給',
    alone: '時 | 時間',
  },
  day: {
    says: '日給 | 日当',
  },
  week: {
    says: '週給',
  },
  month: {
    says: '月給 | 月収 | 月額 | 月額給与',
  },
  year: {
    says: '年収 | 年俸',
  },
  tenThousand: '万',
  to: 'から',
  ownCurrency: '円',
  thousand: '千',
  from: '最低',
  upTo: '最大 | 最高',
} satisfies FurtherLexicon['money'];
