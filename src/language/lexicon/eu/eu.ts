import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Basque. */
export const eu = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  contact: {
    email: { says: 'eposta | e-posta', named: 'eposta' },
    tel: { named: 'telefono' },
  },
  jobs: {
    nouns: {
      url: 'lan eskaintzak | enplegua',
    },
    listEntries: 'lan eskaintza* | emaitza*',
  },
  controls: {
    pagingFillers: 'joan',
    previous: 'aurrekoa | aurreko orria | aurreko orrialdea | aurreko orrira',
    next: 'hurrengoa | hurrengo orria | hurrengo orrialdea | hurrengo orrira',
    page: 'orria | orrialdea',
    loadMore: 'kargatu gehiago | eskaintza gehiago | lan eskaintza gehiago | emaitza gehiago',
    showMore: 'erakutsi gehiago | ikusi gehiago | gehiago',
  },
} satisfies FurtherLexicon;
