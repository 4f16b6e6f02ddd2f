import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Persian. */
export const fa = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  person: {
    familyName: { says: 'نام خانوادگی' },
    name: { says: 'نام و نام خانوادگی | نام کامل' },
    organization: { says: 'نام شرکت' },
  },
  contact: {
    email: { says: 'ایمیل | پست الکترونیک | پست الکترونیکی' },
    tel: { says: 'شماره تلفن | تلفن | شماره موبایل | موبایل | شماره همراه | تلفن همراه' },
  },
  places: {
    country: { says: 'کشور | کشور محل سکونت' },
    streetOrAddress: { says: 'آدرس | نشانی | خیابان' },
    postalCode: { says: 'کد پستی' },
    addressLevel2: { says: 'شهر' },
    addressLevel1: { says: 'استان' },
  },
  questions,
  never: {
    consent: { says: 'موافقم | می‌پذیرم | حریم خصوصی | اطلاعات شخصی' },
    marketing: { says: 'خبرنامه' },
    captcha: { says: 'ربات نیستم' },
    agreeing: 'موافقم',
    signature: { says: 'امضا' },
    bindingWords: 'امضا',
  },
  actions: {
    agree: { says: 'موافقم | تایید' },
    delete: { says: 'حذف | حذف حساب | پاک کردن حساب | انصراف' },
    follow: { says: 'دنبال کردن | عضویت در خبرنامه' },
    apply: { says: 'درخواست بدهید | ارسال رزومه | ارسال درخواست | درخواست همکاری' },
    signIn: { says: 'خروج | ورود' },
    signUp: { says: 'ثبت نام | ثبت‌نام' },
    save: { says: 'ذخیره | نشان کردن' },
    purchase: { says: 'خرید | پرداخت' },
    send: { says: 'ارسال | ارسال پیام | اشتراک گذاری' },
  },
  harmless: {
    words: `و یا از به در برای با بدون بیشتر کمتر همه دیگر نمایش مشاهده ببینید بخوانید جستجو جستجوی فیلتر فیلترها مرتب سازی مرتب‌سازی
      ترتیب انتخاب بعدی قبلی اول آخر جدیدترین قدیمی جدید مرتبط نتایج صفحه فهرست لیست نقشه جدول شغل شغلی مشاغل آگهی آگهی‌ها موقعیت
      عنوان کلمه کلیدی شرح جزئیات اطلاعات تمام پاره وقت روز هفته ماه ساعت سال امروز تاریخ انتشار مکان محل شهر استان کشور فاصله
      دورکاری حضوری حقوق نوع قرارداد سابقه سطح تحصیلات زبان شرکت صنعت دسته بندی بخش مشابه منو راهنما`,
    wholeNames: 'حذف فیلترها | پاک کردن فیلترها | بستن',
  },
  steps: {
    next: 'بعدی | مرحله بعد | مرحله بعدی | صفحه بعد | ذخیره و ادامه',
    onward: 'ادامه',
    sending: 'ارسال',
  },
  postings: {
    call: 'آگهی | استخدام',
    title: { alone: 'عنوان شغلی | عنوان شغل' },
    company: { alone: 'شرکت | نام شرکت | کارفرما' },
    place: { alone: 'محل کار | مکان | موقعیت مکانی | شهر | استان | محل خدمت' },
    pay: { alone: 'حقوق | دستمزد | میزان حقوق' },
    otherFact: 'مهلت ارسال رزومه',
    posted: { alone: 'تاریخ انتشار | تاریخ درج | منتشر شده در' },
    employment: { alone: 'نوع همکاری | نوع قرارداد | نوع استخدام' },
  },
  money,
  pages,
  jobs,
  controls: {
    pagingFillers: 'رفتن به | برو به',
    previous: 'قبلی | صفحه قبلی | صفحه‌ی قبلی | صفحه‌ی قبل | صفحه قبل',
    next: 'بعدی | صفحه بعدی | صفحه‌ی بعدی | صفحه‌ی بعد | صفحه بعد',
    page: 'صفحه | صفحهٔ',
    loadMore: 'بارگذاری بیشتر | آگهی‌های بیشتر | آگهی های بیشتر | نتایج بیشتر | مشاغل بیشتر',
    showMore: 'نمایش بیشتر | مشاهده بیشتر | بیشتر',
    showAll: 'مشاهده همه | نمایش همه',
  },
  workplaces,
} satisfies FurtherLexicon;
