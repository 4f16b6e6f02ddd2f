import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  fresh: {
    alone: 'جديد',
  },
} satisfies FurtherLexicon['dates'];
