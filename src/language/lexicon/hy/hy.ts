import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Armenian. */
export const hy = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  never: {
    signature: { says: 'ստորագրություն' },
    bindingWords: 'ստորագրություն',
  },
  jobs: {
    nouns: {
      url: 'աշխատատեղ | թափուր',
    },
    listEntries: 'աշխատատեղ* | արդյունք*',
  },
  controls: {
    previous: 'նախորդ | նախորդը | նախորդ էջ',
    next: 'հաջորդ | հաջորդը | հաջորդ էջ',
    page: 'էջ',
  },
} satisfies FurtherLexicon;
