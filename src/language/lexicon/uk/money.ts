import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: 'годину | годинна | годинна ставка',
  },
  week: {
    says: 'тиждень',
  },
  month: {
    says: 'місяць | місячна | місячної | щомісячна | щомісяця',
  },
  year: {
    says: 'рік',
  },
  thousand: 'тис',
  from: 'від',
  upTo: 'до',
  to: 'до',
  ownCurrency: 'грн | гривен* | гривн*',
  per: 'за | на | в',
  day: {
    says: 'день | зміну | добу',
  },
  million: 'млн',
  weekly: 'на тиждень',
  euro: 'євро',
} satisfies FurtherLexicon['money'];
