import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'הוספה | הוסף | הוספת',
  keepEntry: 'שמירה | שמור | סיום',
  editEntry: 'עריכה | ערוך',
  anotherEntry: 'עוד | נוסף | נוספת | חדש | חדשה',
  workEntry: 'מקום עבודה | תפקיד | ניסיון',
  educationEntry: 'השכלה | מוסד לימודים | תואר',
  educationArea: 'תחום לימודים | חוג | תחום',
  educationStudyType: 'תואר | סוג תואר | רמת השכלה',
  educationInstitution: 'מוסד לימודים | שם המוסד | מוסד | אוניברסיטה',
  onlyEducation: 'מוסד לימודים | אוניברסיטה | סוג תואר | רמת השכלה',
  startDate: 'תאריך התחלה | התחלה | מתאריך | משנת',
  endDate: 'תאריך סיום | עד תאריך | עד שנת | שנת סיום',
  workHeadings: 'ניסיון תעסוקתי | ניסיון בעבודה | ניסיון מקצועי',
  educationHeadings: 'השכלה | לימודים',
  workIsCurrent: 'עד היום | עובד כאן כיום | מקום עבודה נוכחי',
  workPosition: 'תפקיד | שם התפקיד',
  workName: 'חברה | שם החברה | מעסיק | מקום עבודה',
  workSummary: 'תיאור התפקיד',
} satisfies FurtherLexicon['history'];
