import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'timen | i timen | per time | pr time | pr. time | timelønn',
    alone: 'time | t',
  },
  day: {
    says: 'per dag | pr dag | pr. dag | om dagen',
    alone: 'dag',
  },
  week: {
    says: 'uke | uken | uka',
  },
  month: {
    says: 'måned | måneden | mnd | månedslønn | månedslønnen | månedlig',
    alone: 'md | mnd',
  },
  year: {
    says: 'i året | per år | pr år | pr. år | årlig | årslønn',
    alone: 'år',
  },
  payScales: 'lønnstrinn | ltr',
  per: 'per | pr',
  weekly: 'per uke | i uken | i uka | pr uke',
  thousand: 'tusen',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'mill',
  crore: gap<'counted in India only'>(),
  from: 'fra | minst',
  upTo: 'opp til | opptil | maks',
  to: 'til | og',
  payments: gap<'pay is not counted so'>(),
  euro: 'euro',
  usDollar: 'amerikanske dollar',
  ownCurrency: 'norske kroner',
  sharedCurrency: 'kroner',
} satisfies Covered<Money>;
