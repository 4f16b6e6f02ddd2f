import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'timme | timmen | timman | timlön',
    alone: 't | tim',
  },
  day: {
    says: 'per dag | dagen | dagslön',
    alone: 'dag',
  },
  week: {
    says: 'vecka | veckan',
  },
  month: {
    says: 'månad | månaden | per mån | månadslön | månadslönen | månadslöneanspråk',
    alone: 'mån',
  },
  year: {
    says: 'per år | om året | årligen | årslön',
    alone: 'år',
  },
  payScales: gap<'no scale has a name of its own'>(),
  per: 'per',
  weekly: 'per vecka | i veckan',
  thousand: 'tkr | tusen',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'miljoner | mkr',
  crore: gap<'counted in India only'>(),
  from: 'från | minst',
  upTo: 'upp till | högst | max',
  to: 'till | och',
  payments: gap<'pay is not counted so'>(),
  euro: 'euro',
  usDollar: 'amerikanska dollar',
  ownCurrency: 'svenska kronor',
  sharedCurrency: 'kronor',
} satisfies Covered<Money>;
