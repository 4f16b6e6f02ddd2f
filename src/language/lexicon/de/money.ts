import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'Stunde | Std | stündlich | Stundenlohn | Stundensatz',
    alone: 'Std | St',
  },
  day: {
    says: 'Tag | täglich | Tagessatz',
    alone: 'T',
  },
  week: {
    says: 'Woche | wöchentlich | Wochenlohn',
  },
  month: {
    says: 'Monat | monatlich | Monatsgehalt | Monatslohn | mtl | monatliche | monatlichen | monatliches | Bruttomonatsgehalt | Monatsbrutto',
    alone: 'M',
  },
  year: {
    says: 'Jahr | jährlich | Jahresgehalt | Jahresbrutto | p.a.',
    alone: 'J',
  },
  payScales: 'tvöd | tv-l | tvl | tv-v | tv-h | avr | entgeltgruppe | besoldungsgruppe | eg',
  per: 'pro | je',
  weekly: 'pro Woche | in der Woche | die Woche | wöchentlich',
  thousand: 'Tsd | Tausend',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'Mio',
  crore: gap<'counted in India only'>(),
  from: 'ab | mindestens | min',
  upTo: 'bis | bis zu | maximal | max',
  to: 'bis | und',
  payments: 'Gehälter | Monatsgehälter | Gehalt',
  euro: 'Euro',
  usDollar: 'US-Dollar',
  ownCurrency: gap<'the euro is a concept of its own'>(),
  sharedCurrency: gap<'no currency of several countries has a name of its own here'>(),
} satisfies Covered<Money>;
