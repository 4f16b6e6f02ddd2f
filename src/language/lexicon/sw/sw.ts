import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Swahili. */
export const sw = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  never: {
    signature: { says: 'sahihi' },
    bindingWords: 'sahihi',
  },
  jobs: {
    nouns: {
      url: 'kazi | nafasi za kazi | ajira',
    },
    listEntries: 'nafasi za kazi',
  },
  controls: {
    pagingFillers: 'nenda kwenye',
    previous: 'uliopita | ukurasa uliopita',
    next: 'unaofuata | ukurasa unaofuata',
    page: 'ukurasa',
  },
  steps: {
    part: 'hatua | ukurasa',
  },
} satisfies FurtherLexicon;
