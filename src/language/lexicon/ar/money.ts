import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: 'ساعة',
  },
  month: {
    says: 'شهريا | شهر | شهري | الشهري | شهرية | الشهرية | بالشهر',
  },
  year: {
    says: 'سنويا | سنة',
  },
  to: 'إلى',
  from: 'من',
  sharedCurrency: 'ريال | درهم | دينار | جنيه',
  day: {
    says: 'يوميا | يومي',
  },
  week: {
    says: 'أسبوعيا',
  },
  thousand: 'ألف',
  upTo: 'حتى',
} satisfies FurtherLexicon['money'];
