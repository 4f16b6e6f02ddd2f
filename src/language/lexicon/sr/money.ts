import type { FurtherLexicon } from '../topics/topics';

export const money = {
  month: {
    says: 'mesečno | месечно',
  },
  hour: {
    says: 'po satu | po času',
  },
} satisfies FurtherLexicon['money'];
