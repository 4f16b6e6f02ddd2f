import type { FurtherLexicon } from '../topics/topics';

export const money = {
  euro: 'eiro',
  month: {
    says: 'mēnesī | mēn',
  },
  hour: {
    says: 'stundā',
  },
  from: 'no',
  upTo: 'līdz',
  to: 'līdz',
} satisfies FurtherLexicon['money'];
