import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'timen | per time | pr time | pr. time | timeløn',
    alone: 'time | t',
  },
  day: {
    says: 'pr dag | pr. dag | per dag | om dagen | daglig',
    alone: 'dag',
  },
  week: {
    says: 'uge | ugen | ugentlig',
  },
  month: {
    says: 'måned | måneden | månedlig | månedsløn | pr md | pr. md | månedslønnen',
    alone: 'md | mdr',
  },
  year: {
    says: 'om året | pr år | pr. år | per år | årlig | årligt | årsløn',
    alone: 'år',
  },
  payScales: 'løntrin',
  per: 'pr | per',
  weekly: 'om ugen | pr uge | pr. uge | ugentligt',
  thousand: 'tkr | tusind',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'mio',
  crore: gap<'counted in India only'>(),
  from: 'fra | mindst',
  upTo: 'op til | maks',
  to: 'til | og',
  payments: gap<'pay is not counted so'>(),
  euro: 'euro',
  usDollar: 'amerikanske dollar',
  ownCurrency: 'danske kroner',
  sharedCurrency: 'kroner',
} satisfies Covered<Money>;
