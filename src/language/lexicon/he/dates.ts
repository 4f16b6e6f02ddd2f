import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  fresh: {
    alone: 'חדש | חדשה',
  },
} satisfies FurtherLexicon['dates'];
