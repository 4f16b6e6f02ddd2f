import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  fresh: {
    alone: 'ใหม่',
  },
} satisfies FurtherLexicon['dates'];
