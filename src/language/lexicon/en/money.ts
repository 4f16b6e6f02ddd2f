import { type Covered, gap } from '../topics/concept-phrases';
import type { Money } from '../topics/money';

export const money = {
  hour: {
    says: 'hour | hours | hourly | hr | hrs',
    alone: 'hr',
  },
  day: {
    says: 'day | daily | per diem | diem',
  },
  week: {
    says: 'week | weekly | wk',
  },
  month: {
    says: 'month | monthly | mth | pcm | pm',
    alone: 'mo | m',
  },
  year: {
    says: 'year | yearly | yr | annum | annual | annually | annualised | annualized | pa | p.a. | py | lpa | lakhs pa',
    alone: 'y',
  },
  payScales: 'band | pay band | pay grade | salary band | pay scale',
  per: 'per | a | an | each',
  weekly: 'per week | a week | weekly',
  thousand: 'k | thousand',
  tenThousand: gap<'counted in tens of thousands in East Asia only'>(),
  lakh: 'lakh | lakhs | lac | lacs | lpa',
  million: 'million',
  crore: 'crore | crores',
  from: 'from | starting at | starting from | at least | min | minimum',
  upTo: 'up to | max | maximum',
  to: 'to | and',
  payments: 'salaries | payments | salary',
  euro: 'euro | euros',
  usDollar: 'US dollar | US dollars | U.S. dollar | U.S. dollars',
  ownCurrency: gap<'dollars and pounds are those of many countries'>(),
  sharedCurrency: gap<'dollars is rarely written out, and pounds are weights'>(),
} satisfies Covered<Money>;
