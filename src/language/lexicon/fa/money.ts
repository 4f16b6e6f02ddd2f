import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: 'ساعتی',
  },
  month: {
    says: 'ماهانه | ماه | ماهیانه',
  },
  year: {
    says: 'سالانه',
  },
  million: 'میلیون',
  from: 'از',
  upTo: 'تا',
  to: 'تا',
  sharedCurrency: 'تومان | تومن | ریال',
  day: {
    says: 'روزانه',
  },
  thousand: 'هزار',
} satisfies FurtherLexicon['money'];
