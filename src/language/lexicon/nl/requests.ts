import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'zoek | zoeken | zoekresultaten | lijst | resultaten | meer | toon | tonen | laden | pagina',
  jobs: 'vacature | vacatures | banen | werk',
  between: 'de',
  and: gap<'Its words are English ones with another meaning: "en", "of".'>(),
  searchWords: 'zoek',
  paging: 'pagina',
  ownLists: 'sollicitaties | favorieten',
  signOut: 'uitloggen | afmelden | logout',
  yes: 'ja',
} satisfies Covered<Requests>;
