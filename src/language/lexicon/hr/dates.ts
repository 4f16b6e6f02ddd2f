import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  fresh: {
    alone: 'novo | novi oglas',
  },
} satisfies FurtherLexicon['dates'];
