import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Georgian. */
export const ka = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  never: {
    signature: { says: 'ხელმოწერა' },
    bindingWords: 'ხელმოწერა',
  },
  postings: {
    company: { alone: 'განმცხადებელი' },
  },
  jobs: {
    nouns: {
      url: 'ვაკანსია | ვაკანსიები',
    },
    listEntries: 'ვაკანსი* | შედეგ*',
  },
  controls: {
    previous: 'წინა | წინა გვერდი',
    next: 'შემდეგი | შემდეგი გვერდი',
    page: 'გვერდი',
    loadMore: 'მეტის ჩატვირთვა | მეტი ვაკანსია | მეტი შედეგი',
    showMore: 'მეტის ნახვა | მეტის ჩვენება | მეტი',
  },
} satisfies FurtherLexicon;
