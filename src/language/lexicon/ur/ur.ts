import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Urdu. */
export const ur = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  never: {
    signature: { says: 'دستخط' },
    bindingWords: 'دستخط',
  },
  steps: {
    next: 'اگلا | اگلا مرحلہ | اگلا صفحہ | محفوظ کریں اور جاری رکھیں',
    onward: 'جاری رکھیں',
    alone: 'ٹھیک ہے',
    sending: 'ارسال | جمع',
  },
  jobs: {
    listEntries: 'نوکریاں | ملازمتیں',
  },
  controls: {
    previous: 'پچھلا | پچھلا صفحہ | پچھلے صفحے پر جائیں',
    next: 'اگلا | اگلا صفحہ | اگلے صفحے پر جائیں',
    page: 'صفحہ',
    loadMore: 'مزید ملازمتیں | مزید نوکریاں | مزید نتائج',
    showMore: 'مزید دیکھیں | مزید دکھائیں',
  },
} satisfies FurtherLexicon;
