import type { FurtherLexicon } from '../topics/topics';

export const money = {
  ownCurrency: 'tl | türk lirası | türk lirasi',
  hour: {
    says: 'saat | saatlik',
    alone: 'sa',
  },
  day: {
    says: 'günlük | günde | gündelik | yevmiye',
    alone: 'gün',
  },
  week: {
    says: 'haftalık',
    alone: 'hafta',
  },
  month: {
    says: 'aylık | ayda | aylığı',
    alone: 'ay',
  },
  year: {
    says: 'yıllık',
    alone: 'yıl',
  },
  per: 'her',
  thousand: 'bin',
  million: 'milyon',
  from: 'en az',
  upTo: 'en fazla',
  to: 'ile',
  weekly: 'haftada | haftalık',
  usDollar: 'ABD doları',
} satisfies FurtherLexicon['money'];
