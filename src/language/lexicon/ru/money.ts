import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: 'час | в час | часовая',
    alone: 'ч',
  },
  day: {
    says: 'день | смену | смена | сутки',
  },
  week: {
    says: 'неделю | еженедельно',
  },
  month: {
    says: 'мес | месяц | ежемесячно | ежемесячная | ежемесячный | месячная | месячный | месячной',
  },
  year: {
    says: 'год | годовой',
  },
  thousand: 'тыс | т.р',
  million: 'млн',
  from: 'от',
  upTo: 'до',
  to: 'до | и',
  ownCurrency: 'руб*',
  per: 'в | за',
  weekly: 'в неделю',
  euro: 'евро',
  usDollar: 'долларов',
} satisfies FurtherLexicon['money'];
