import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  fresh: {
    alone: 'nové | nová',
  },
} satisfies FurtherLexicon['dates'];
