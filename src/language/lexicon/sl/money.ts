import type { FurtherLexicon } from '../topics/topics';

export const money = {
  euro: 'evrov | evra | evri',
  month: {
    says: 'mesečno | mesec',
  },
  hour: {
    says: 'na uro | uro',
  },
  year: {
    says: 'letno',
  },
  from: 'od',
  upTo: 'do',
  to: 'do',
} satisfies FurtherLexicon['money'];
