import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'hora | à hora',
  },
  day: {
    says: 'dia | diária',
  },
  week: {
    says: 'semana | semanal',
  },
  month: {
    says: 'mês | mensal | mensais | mensalmente',
  },
  year: {
    says: 'ano | anual | anuais',
  },
  payScales: gap<'no scale has a name of its own'>(),
  per: 'por | ao',
  weekly: 'por semana | semanais',
  thousand: 'mil',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: gap<'counted in India only'>(),
  million: 'milhões | milhão',
  crore: gap<'counted in India only'>(),
  from: 'a partir de | desde | mínimo',
  upTo: 'até | máximo',
  to: 'a | e | até',
  payments: 'salários',
  euro: 'euro | euros',
  usDollar: 'dólares americanos',
  ownCurrency: 'reais',
  sharedCurrency: gap<'no currency of several countries has a name of its own here'>(),
} satisfies Covered<Money>;
