import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'tunti | tunnissa | tunnilta | tuntipalkka',
    alone: 't',
  },
  day: {
    says: 'päivä | päivässä | päivältä',
    alone: 'pv',
  },
  week: {
    says: 'viikko | viikossa',
    alone: 'vk',
  },
  month: {
    says: 'kuukausi | kuukaudessa | kk | kuukausipalkka | kuukausipalkkatoive | kuukausipalkan | kuukausittain',
  },
  year: {
    says: 'vuosi | vuodessa | vuosipalkka',
  },
  payScales: gap<'no scale has a name of its own'>(),
  per: gap<'the ending of the unit says it: "tunnissa"'>(),
  weekly: 'viikossa',
  thousand: 'tuhatta',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'miljoonaa',
  crore: gap<'counted in India only'>(),
  from: 'alkaen | vähintään',
  upTo: 'enintään | jopa',
  to: gap<'written as a dash'>(),
  payments: gap<'pay is not counted so'>(),
  euro: 'euro | euroa',
  usDollar: 'Yhdysvaltain dollaria',
  ownCurrency: gap<'the euro is a concept of its own'>(),
  sharedCurrency: gap<'no currency of several countries has a name of its own here'>(),
} satisfies Covered<Money>;
