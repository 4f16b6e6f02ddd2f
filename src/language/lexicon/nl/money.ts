import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'uur | uurloon',
    alone: 'u',
  },
  day: {
    says: 'dag | dagtarief',
    alone: 'dag',
  },
  week: {
    says: 'week | wekelijks',
  },
  month: {
    says: 'maand | maandelijks | maandsalaris | bruto maandsalaris | maandloon',
  },
  year: {
    says: 'jaar | jaarlijks',
  },
  payScales: 'salarisschaal | schaal',
  per: 'per',
  weekly: 'per week',
  thousand: 'duizend',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'miljoen',
  crore: gap<'counted in India only'>(),
  from: 'vanaf | minimaal',
  upTo: 'tot | maximaal',
  to: 'tot | en',
  payments: 'maandsalarissen',
  euro: 'euro',
  usDollar: 'Amerikaanse dollar',
  ownCurrency: gap<'the euro is a concept of its own'>(),
  sharedCurrency: gap<'no currency of several countries has a name of its own here'>(),
} satisfies Covered<Money>;
