import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'sok | vis | side | resultat | resultater | liste',
  jobs: 'stilling | stillinger | ledige | jobb',
  between: gap<'Parts of Norwegian compounds stand side by side.'>(),
  and: 'og | eller',
  searchWords: 'sok',
  paging: 'side',
  ownLists: 'favoritter | soknader | jobbvarsler',
  signOut: 'logg ut | logg av | loggut | utlogging*',
  yes: 'ja',
} satisfies Covered<Requests>;
