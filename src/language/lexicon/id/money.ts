import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: 'jam',
  },
  day: {
    says: 'hari | harian',
  },
  week: {
    says: 'minggu',
  },
  month: {
    says: 'bulan | bulanan',
  },
  year: {
    says: 'tahun',
  },
  thousand: 'ribu | rb',
  million: 'juta | jt',
  from: 'mulai dari | mulai',
  to: 'sampai | hingga',
  ownCurrency: 'rupiah',
  upTo: 'hingga',
} satisfies FurtherLexicon['money'];
