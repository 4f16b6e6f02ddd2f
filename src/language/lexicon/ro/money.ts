import type { FurtherLexicon } from '../topics/topics';

export const money = {
  euro: 'euro',
  hour: {
    says: 'oră',
  },
  month: {
    says: 'lună | lunar | lunare | lunară',
  },
  year: {
    says: 'pe an | anual',
    alone: 'an',
  },
  ownCurrency: 'lei',
  per: 'pe',
  day: {
    says: 'zi | zilnic',
  },
  week: {
    says: 'săptămână | săptămânal',
  },
  thousand: 'mii',
  from: 'de la | minim',
  upTo: 'până la | maxim',
  to: 'până la',
} satisfies FurtherLexicon['money'];
