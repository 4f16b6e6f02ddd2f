import type { FurtherLexicon } from '../topics/topics';

export const money = {
  euro: 'eur | eura | euro',
  month: {
    says: 'mesiac | mesačne | mesačný | mesačná | mesačné | mesačnej',
  },
  thousand: 'tis',
  hour: {
    says: 'hodina | hodinu | hodinová',
  },
  day: {
    says: 'denne',
  },
  year: {
    says: 'ročne | rok',
  },
  from: 'od',
  upTo: 'do',
  to: 'do | až',
} satisfies FurtherLexicon['money'];
