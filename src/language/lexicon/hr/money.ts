import type { FurtherLexicon } from '../topics/topics';

export const money = {
  month: {
    says: 'mjesečno | mjesečna | mjesečni | mjesečne',
  },
  euro: 'eura | euro',
  hour: {
    says: 'po satu | sat | satnica',
  },
  day: {
    says: 'dan | dnevno',
  },
  year: {
    says: 'godišnje',
  },
  per: 'po',
  upTo: 'do',
  to: 'do',
} satisfies FurtherLexicon['money'];
