import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'hora | la hora',
  },
  day: {
    says: 'día | diario',
  },
  week: {
    says: 'semana | semanal',
    alone: 'sem',
  },
  month: {
    says: 'mes | mensual | mensuales | mensualmente',
  },
  year: {
    says: 'año | anual | anuales | al año',
  },
  payScales: gap<'no scale has a name of its own'>(),
  per: 'por | al | a la',
  weekly: 'por semana | a la semana | semanales',
  thousand: 'mil',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'millón | millones',
  crore: gap<'counted in India only'>(),
  from: 'desde | a partir de | mínimo',
  upTo: 'hasta | máximo',
  to: 'a | al | y',
  payments: 'mensualidades | pagas',
  euro: 'euro | euros',
  usDollar: 'dólares estadounidenses',
  ownCurrency: gap<'pesos are those of many countries'>(),
  sharedCurrency: 'pesos',
} satisfies Covered<Money>;
