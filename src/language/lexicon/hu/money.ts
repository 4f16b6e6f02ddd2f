import type { FurtherLexicon } from '../topics/topics';

export const money = {
  euro: 'euró',
  hour: {
    says: 'óra | óránként | órabér',
  },
  day: {
    says: 'naponta | napi',
    alone: 'nap',
  },
  week: {
    says: 'hetente | heti',
    alone: 'hét',
  },
  month: {
    says: 'hónap | havonta | havi',
    alone: 'hó',
  },
  year: {
    says: 'évente | évi',
    alone: 'év',
  },
  ownCurrency: 'Ft | forint',
  thousand: 'ezer | eFt',
  million: 'millió',
  from: 'minimum | legalább',
  upTo: 'akár | maximum',
} satisfies FurtherLexicon['money'];
