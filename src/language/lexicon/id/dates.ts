import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  fresh: {
    says: 'baru saja',
    alone: 'baru',
  },
} satisfies FurtherLexicon['dates'];
