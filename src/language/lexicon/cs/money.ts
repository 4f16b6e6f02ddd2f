import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'hodinu | hodina | hod | hodinově | hodinová mzda',
    alone: 'h',
  },
  day: {
    says: 'za den | denně | na den',
    alone: 'den',
  },
  week: {
    says: 'týden | týdně',
  },
  month: {
    says: 'měs | měsíc | měsíčně | měsíční | měsíčního',
  },
  year: {
    says: 'rok | ročně',
    alone: 'r',
  },
  payScales: 'platová třída | platové třídě',
  per: 'za',
  weekly: 'týdně | za týden',
  thousand: 'tis | tisíc',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'milion | milionu | milionů',
  crore: gap<'counted in India only'>(),
  from: 'od | nejméně | minimálně',
  upTo: 'až | do | maximálně',
  to: 'až | do | a',
  payments: 'platů',
  euro: 'euro | eur | eura',
  usDollar: 'amerických dolarů',
  ownCurrency: 'Kč | korun českých',
  sharedCurrency: gap<'no currency of several countries has a name of its own here'>(),
} satisfies Covered<Money>;
