import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'مهارت ها | مهارت‌ها | مهارت های',
  languages: 'زبان های خارجی | زبان‌های خارجی | آشنایی با زبان‌های خارجی',
  disability: { says: 'معلولیت' },
  gender: { says: 'جنسیت' },
  coverLetterText: { says: 'کاور لتر | انگیزه نامه | انگیزه‌نامه' },
  currentPay: 'حقوق, دستمزد … فعلی, کنونی | آخرین … حقوق, دستمزد',
  sourceShapes: 'از کجا, چگونه, چطور … آشنا شدید, مطلع شدید, باخبر شدید',
  salaryExpectedShapes: 'حقوق, دستمزد … درخواستی, مورد نظر, مورد انتظار, مدنظر',
  priorEmploymentShapes: 'سابقه, قبلا … با ما, شرکت ما',
  relocationShapes: 'آماده, حاضر, امکان … نقل مکان',
  startDateShapes: 'از چه تاریخی, چه زمانی … شروع | تاریخ آمادگی',
  age18: { says: 'بالای 18 | 18 سال تمام' },
  criminalRecord: { says: 'سابقه کیفری | سوء پیشینه | سوءپیشینه | محکومیت کیفری' },
  needing: 'نیاز',
  noNeed: 'نیازی ندارید, نیاز ندارید',
  withoutPermit: 'بدون … ویزا, اسپانسر, محدودیت',
  allowedToWork: 'مجوز کار, اجازه کار, پروانه کار',
  sponsor: 'نیاز … ویزا*, اسپانسر* | ویزا*, اسپانسر* … نیاز',
  yesNoBeginnings: 'آیا',
  joiners: 'یا',
} satisfies FurtherLexicon['questions'];
