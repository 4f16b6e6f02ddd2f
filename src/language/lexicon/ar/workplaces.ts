import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'عن بعد | من المنزل | عن بُعد',
  hybrid: 'هجين',
  onsite: 'في المكتب | من المكتب',
  partTime: 'دوام جزئي | بدوام جزئي',
  employmentTypes: 'دوام كامل | بدوام كامل | عقد مؤقت | تدريب | عمل حر | مؤقت | عقد دائم | عمل موسمي | موسمي',
  kindsOfPlaces: {
    says: 'محافظة | منطقة | مدينة',
  },
  betweenPlaces: 'أو',
} satisfies FurtherLexicon['workplaces'];
