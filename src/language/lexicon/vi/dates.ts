import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  fresh: {
    says: 'vừa xong',
    alone: 'mới',
  },
} satisfies FurtherLexicon['dates'];
