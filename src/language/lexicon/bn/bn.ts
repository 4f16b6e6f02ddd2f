import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Bengali. */
export const bn = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  never: {
    agreeing: 'স্বীকার',
    signature: { says: 'স্বাক্ষর' },
    bindingWords: 'স্বাক্ষর',
  },
  controls: {
    previous: 'পূর্ববর্তী | আগের | আগের পৃষ্ঠা | পূর্ববর্তী পৃষ্ঠা | আগের পৃষ্ঠায় যান',
    next: 'পরবর্তী | পরের | পরবর্তী পৃষ্ঠা | পরের পৃষ্ঠা | পরবর্তী পৃষ্ঠায় যান',
    page: 'পৃষ্ঠা',
    loadMore: 'আরও চাকরি | আরও লোড করুন',
    showMore: 'আরও দেখুন',
  },
} satisfies FurtherLexicon;
