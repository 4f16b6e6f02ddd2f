import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  careersSite: 'فرصت‌های شغلی',
  boardMenu: 'کارفرمایان',
  nothingFound: 'نتیجه‌ای یافت نشد | موردی یافت نشد | آگهی یافت نشد',
  login: 'ورود | ثبت نام',
  loading: 'در حال بارگذاری',
} satisfies FurtherLexicon['pages'];
