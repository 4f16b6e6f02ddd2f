import type { FurtherLexicon } from '../topics/topics';

export const money = {
  euro: 'eurų | eurai',
  month: {
    says: 'mėn | mėnesį | mėnesinis',
  },
  hour: {
    says: 'val | valandą | valandinis',
  },
  thousand: 'tūkst',
  from: 'nuo',
  upTo: 'iki',
  to: 'iki',
} satisfies FurtherLexicon['money'];
