import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  jobsOf: {
    last: 'קריירה | דרושים',
  },
  boardMenu: 'למעסיקים | פרסום משרה',
  postingId: 'מספר משרה | מס משרה',
  boardName: 'דרושים',
  nothingFound: 'לא נמצאו | אין תוצאות | לא נמצאו משרות | אין משרות',
  login: 'התחברות | התחבר | כניסה | הרשמה',
  challenge: 'אני לא רובוט | אימות אנושי | הגישה נדחתה',
  loading: 'טוען | בטעינה',
  consentTopics: 'עוגיות | פרטיות',
  consentAnswers: 'אישור | אני מסכים | מסכים | קבל הכל | דחה',
} satisfies FurtherLexicon['pages'];
