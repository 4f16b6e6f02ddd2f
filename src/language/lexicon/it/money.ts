import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: "ora | oraria | orario | l'ora | all'ora",
  },
  day: {
    says: 'giorno | giornaliera | giornaliero',
  },
  week: {
    says: 'settimana | settimanale',
  },
  month: {
    says: 'mese | mensile | mensili | mensilmente',
  },
  year: {
    says: "anno | annui | annuo | annua | annuale | l'anno | ral",
  },
  payScales: gap<'no scale has a name of its own'>(),
  per: 'al | a | alla',
  weekly: 'a settimana | alla settimana | settimanali',
  thousand: 'mila | mil',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'milioni',
  crore: gap<'counted in India only'>(),
  from: 'da | a partire da | almeno | minimo',
  upTo: 'fino a | massimo',
  to: 'a | e',
  payments: 'mensilità',
  euro: 'euro',
  usDollar: 'dollari statunitensi',
  ownCurrency: gap<'the euro is a concept of its own'>(),
  sharedCurrency: gap<'no currency of several countries has a name of its own here'>(),
} satisfies Covered<Money>;
