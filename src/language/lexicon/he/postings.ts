import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  legalForms: {
    last: 'בע״מ',
  },
  descriptionHeading: {
    says: 'תיאור המשרה | תיאור התפקיד',
  },
  otherContent: {
    first: 'שאלות נפוצות | משרות דומות | משרות נוספות',
  },
  details: 'פרטי | פרטים | המשרה | משרה | תיאור | התפקיד | מידע',
  call: 'מכרז | דרושים',
  seeking: 'מכריזה | מחפשת | מגייסת | מודיעה',
  logo: 'לוגו | סמל',
  title: {
    alone: 'תפקיד | שם המשרה',
  },
  company: {
    alone: 'חברה | שם החברה | מעסיק | ארגון | שם הארגון | שם המעסיק',
  },
  place: {
    alone: 'מיקום | מיקום המשרה | מיקומים | עיר | אזור | מקום עבודה | מקום העבודה | מקום ביצוע העבודה | אזור עבודה',
  },
  pay: {
    alone: 'שכר',
  },
  otherFact: 'מועד אחרון להגשה | תאריך אחרון להגשה',
  posted: {
    alone: 'פורסם | תאריך פרסום | פורסם בתאריך',
  },
  employment: {
    alone: 'היקף משרה | סוג משרה',
  },
  unnamed: 'חברה חסויה | חסוי',
  closed: 'המשרה,משרה … אינה פעילה,לא פעילה,כבר לא פעילה,נסגרה,אוישה,לא רלוונטית,כבר לא רלוונטית',
  closedOnes: 'משרות סגורות | משרות שנסגרו | משרות קודמות',
} satisfies FurtherLexicon['postings'];
