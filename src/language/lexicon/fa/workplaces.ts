import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'دورکاری | از راه دور',
  onsite: 'حضوری',
  partTime: 'پاره‌وقت | پاره وقت | نیمه‌وقت | نیمه وقت',
  employmentTypes: 'تمام‌وقت | تمام وقت | کارآموزی | پروژه‌ای | قراردادی',
  kindsOfPlaces: {
    says: 'استان | شهرستان',
  },
  betweenPlaces: 'یا',
} satisfies FurtherLexicon['workplaces'];
