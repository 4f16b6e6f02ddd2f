import type { FurtherLexicon } from '../topics/topics';

export const money = {
  euro: 'eurot | eurode',
  month: {
    says: 'kuus',
  },
  hour: {
    says: 'tunnis',
  },
  from: 'alates',
  upTo: 'kuni',
  to: 'kuni',
} satisfies FurtherLexicon['money'];
