import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Tagalog. */
export const tl = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  never: {
    bindingWords: 'lagda',
  },
  jobs: {
    ofTotal: 'ng',
    listEntries: 'trabaho | resulta',
  },
  controls: {
    pagingFillers: 'pumunta sa',
    previous: 'nakaraan | nakaraang pahina',
    next: 'susunod | susunod na pahina',
    page: 'pahina',
  },
} satisfies FurtherLexicon;
