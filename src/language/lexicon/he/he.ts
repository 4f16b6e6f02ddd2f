import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { history } from './history';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Hebrew. */
export const he = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  person: {
    givenName: { says: 'שם פרטי' },
    familyName: { says: 'שם משפחה' },
    name: { says: 'שם מלא' },
    organization: { says: 'שם החברה | שם חברה' },
  },
  contact: {
    email: { says: 'דוא"ל | דואל | אימייל | דואר אלקטרוני | כתובת אימייל | כתובת דוא"ל' },
    tel: { says: 'טלפון | מספר טלפון | טלפון נייד | נייד | מספר נייד' },
  },
  history,
  places: {
    country: { says: 'מדינה | ארץ | מדינת מגורים | ארץ מגורים' },
    streetOrAddress: { says: 'רחוב | כתובת' },
    addressHousenumber: { says: 'מספר בית' },
    addressLine2: { says: 'מספר דירה | דירה' },
    postalCode: { says: 'מיקוד' },
    addressLevel2: { says: 'עיר | יישוב' },
  },
  questions,
  never: {
    honeypot: { says: 'השאר שדה זה ריק | השאירו שדה זה ריק | נא להשאיר שדה זה ריק | אין למלא שדה זה' },
    consentToFuture: { says: 'משרות נוספות' },
    consent: { says: 'אני מסכים | אני מסכימה | מסכים | מאשר | מדיניות הפרטיות' },
    marketing: { says: 'ניוזלטר | דיוור' },
    captcha: { says: 'לא רובוט | אינני רובוט' },
    agreeing: 'מסכים | מאשר | מסכימ*',
    signature: { says: 'חתימה' },
    bindingWords: 'חתימה',
  },
  actions: {
    agree: { says: 'אני מסכים | אני מסכימה | אישור | אשר' },
    delete: { says: 'מחק | מחיקת חשבון | מחק חשבון | הסר | הסתר | בטל מועמדות | משוך מועמדות' },
    follow: { says: 'עקוב | הירשם לעדכונים' },
    apply: {
      says: `הגש מועמדות | הגשת מועמדות | הגישו מועמדות | שלח קורות חיים | שליחת קורות חיים | מעוניין | שלחו קורות חיים | אני מעוניין
        | אני מעוניינת`,
    },
    signIn: { says: 'התנתק | התנתקות | התחבר | התחברות | כניסה | יציאה' },
    signUp: { says: 'הרשמה | הירשם | הירשמו' },
    save: { says: 'שמור | שמור משרה | שמירה | הוסף למועדפים' },
    purchase: { says: 'קנה | קנה עכשיו | רכישה | לתשלום' },
    send: { says: 'שלח הודעה | שלח | שליחה | צור קשר' },
  },
  cv: { languagesHeadings: 'שפות' },
  synonyms: { language: 'שפה' },
  controls: {
    view: 'פרטים | פרטים נוספים | לפרטים נוספים | לצפייה במשרה',
    previous: 'הקודם | העמוד הקודם | עמוד הקודם | עמוד קודם | לעמוד הקודם | הדף הקודם | לדף הקודם',
    page: 'עמוד | דף',
    leave: 'ביטול | בטל',
    close: 'סגור | סגירה',
    next: 'הבא | העמוד הבא | עמוד הבא | לעמוד הבא | הדף הבא | דף הבא | לדף הבא',
    loadMore:
      'טען עוד | טען משרות נוספות | טעינת משרות נוספות | משרות נוספות | עוד משרות | הצג משרות נוספות | תוצאות נוספות | עוד תוצאות',
    showMore: 'הצג עוד | ראה עוד | עוד',
    showAll: 'הצג הכל | הצג את כל המשרות',
  },
  filters: {
    applyChoices: { whole: 'החל' },
  },
  forms: {
    relationship: 'קרבה | קרבת משפחה | יחס',
    otherScript: 'באנגלית',
    enterAgain: 'אימות | אישור',
    attachFile: 'צירוף קובץ | צרף קובץ | העלאה | העלאת קובץ | בחר קובץ | בחירת קובץ | עיון',
    dropFile: 'גרור*, שחרר*, גררו … קובץ, קבצים, הקובץ, לכאן, כאן',
    otherPerson: 'איש קשר לחירום',
    otherRoles: 'בן זוג | ערב',
    sectionHeadings: 'فرטים | פרטים | אישיים | התקשרות | כתובת',
  },
  harmless: {
    words: `ו או של מ ב ל על עם ללא עוד פחות הכל כל אחר הצג ראה צפה קרא קראו חיפוש חפש חפשו מצא סינון סנן מסננים מסנן מיון מיין לפי הרחב
      צמצם בחירה הבא הבאה הקודם הקודמת חזור חזרה ראשון אחרון חדש חדשים חדשות רלוונטיות תוצאות תוצאה עמוד דף רשימה מפה טבלה תצוגה
      משרה משרות עבודה תפקיד תפקידים כותרת מילות מילת מפתח תיאור פרטים פרטי מידע מלאה חלקית היקף יום ימים שבוע חודש שעות שנה היום
      תאריך פרסום מיקום מקום עיר ערים אזור ארץ מדינה מרחק קמ מרחוק היברידי משרד שכר סוג חוזה ניסיון רמה השכלה שפה חברה חברות מעסיק
      תחום תחומים ענף קטגוריה מחלקה אפשרויות מתקדם דומות תפריט עזרה`,
    wholeNames: 'מחק סינון | נקה | נקה הכל | נקה סינון | איפוס | איפוס סינון | סגור | סגירה',
  },
  steps: {
    next: 'הבא | השלב הבא | לשלב הבא | העמוד הבא | שמור והמשך | שמירה והמשך',
    onward: 'המשך',
    alone: 'אישור | ok',
    part: 'שלב | עמוד',
    last: { whole: 'השלב האחרון' },
    sending: 'שלח | הגש',
    agreeing: 'מסכים',
  },
  requests: {
    reading: 'חיפוש',
    jobs: 'משרות',
  },
  postings,
  money,
  pages,
  jobs,
  dates,
  workplaces,
  options: { chooseOne: 'בחר | בחרו | בחר/י | נא לבחור | בחירה | בחר אפשרות | בחרו אפשרות' },
} satisfies FurtherLexicon;
