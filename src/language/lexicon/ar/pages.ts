import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  boardMenu: 'أصحاب العمل | أضف وظيفة | لأصحاب العمل',
  postingId: 'رقم الوظيفة | رقم الإعلان',
  boardName: 'وظائف',
  nothingFound: 'لا توجد نتائج | لا توجد وظائف | لم يتم العثور',
  login: 'تسجيل الدخول | سجل الدخول | إنشاء حساب',
  challenge: 'أنا لست روبوت | تحقق من أنك إنسان | تم رفض الوصول',
  loading: 'جاري التحميل | جار التحميل',
  consentTopics: 'ملفات تعريف الارتباط | الخصوصية',
  consentAnswers: 'قبول | أوافق | موافق | رفض | قبول الكل',
} satisfies FurtherLexicon['pages'];
