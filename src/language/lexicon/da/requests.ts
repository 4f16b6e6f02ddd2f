import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'soeg | sog | vis | side | resultat | resultater | liste',
  jobs: 'stilling | stillinger | ledige | job',
  between: gap<'Parts of Danish compounds stand side by side.'>(),
  and: 'og | eller',
  searchWords: 'sog | soeg',
  paging: 'side',
  ownLists: 'favoritter | ansogninger | ansoegninger | jobagenter',
  signOut: 'log ud | logg ud | logud | log af',
  yes: 'ja',
} satisfies Covered<Requests>;
