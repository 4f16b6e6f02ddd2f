import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'heure | horaire | taux horaire',
  },
  day: {
    says: 'jour | journalier | tjm | taux journalier',
    alone: 'j',
  },
  week: {
    says: 'semaine | hebdomadaire',
    alone: 'sem',
  },
  month: {
    says: 'mois | mensuel | mensuels | mensuelle | mensuelles | mensuellement',
  },
  year: {
    says: "par an | l'an | annuel | annuels | année",
    alone: 'an',
  },
  payScales: gap<'no scale has a name of its own'>(),
  per: 'par',
  weekly: 'par semaine | hebdomadaires',
  thousand: 'k | mille',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'million',
  crore: gap<'counted in India only'>(),
  from: 'à partir de | dès | minimum',
  upTo: "jusqu'à | jusqu'au | maximum",
  to: 'à | au | et',
  payments: 'mensualités | salaires',
  euro: 'euro | euros',
  usDollar: 'dollars américains',
  ownCurrency: gap<'the euro is a concept of its own'>(),
  sharedCurrency: gap<'no currency of several countries has a name of its own here'>(),
} satisfies Covered<Money>;
