import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'godz | godzina | godzinę | godzinowo | stawka godzinowa',
  },
  day: {
    says: 'dzień | dziennie | dniówka',
    alone: 'dn',
  },
  week: {
    says: 'tydzień | tygodniowo',
  },
  month: {
    says: 'mies | miesiąc | miesięcznie | miesięczne | miesięczny | miesięczna | miesięcznych',
  },
  year: {
    says: 'rok | rocznie',
    alone: 'r',
  },
  payScales: 'grupa zaszeregowania',
  per: 'za | na',
  weekly: 'w tygodniu | tygodniowo | na tydzień',
  thousand: 'tys | tysięcy',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'mln',
  crore: gap<'counted in India only'>(),
  from: 'od | minimum',
  upTo: 'do | maksymalnie',
  to: 'do | i',
  payments: 'pensji | pensje',
  euro: 'euro',
  usDollar: 'dolarów amerykańskich',
  ownCurrency: 'zł | złot*',
  sharedCurrency: gap<'no currency of several countries has a name of its own here'>(),
} satisfies Covered<Money>;
