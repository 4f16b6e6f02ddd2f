import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'sok | visa | sida',
  jobs: 'jobb | ledigajobb | platser | ledige | stillingar',
  between: gap<'Parts of Swedish compounds stand side by side.'>(),
  and: 'och | eller',
  searchWords: 'sok',
  paging: 'sida',
  ownLists: 'favoriter | bevakningar | ansokningar',
  signOut: 'logga ut | logg ut | loggaut | loggut | utloggning*',
  yes: 'ja',
} satisfies Covered<Requests>;
