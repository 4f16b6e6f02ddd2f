import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: 'giờ',
  },
  month: {
    says: 'tháng',
  },
  year: {
    says: 'năm',
  },
  ownCurrency: 'đồng | vnđ',
  from: 'từ',
  upTo: 'lên đến | tới',
  to: 'đến',
  million: 'triệu | tr',
  day: {
    says: 'ngày',
  },
  week: {
    says: 'tuần',
  },
  thousand: 'nghìn | ngàn',
} satisfies FurtherLexicon['money'];
