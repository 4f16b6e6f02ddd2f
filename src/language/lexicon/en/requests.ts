import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: gap<'Programs speak English: its words stand with the code that reads them.'>(),
  jobs: gap<'Programs speak English: its words stand with the code that reads them.'>(),
  between: gap<'Programs speak English: its words stand with the code that reads them.'>(),
  and: 'and | then | or',
  searchWords: gap<'Programs speak English: its words stand with the code that reads them.'>(),
  paging: gap<'Programs speak English: its words stand with the code that reads them.'>(),
  ownLists: gap<'Programs speak English: its words stand with the code that reads them.'>(),
  signOut: 'log out | log off | sign out | sign off | logout | logoff | signout | signoff',
  yes: 'yes | y | on | true | checked',
} satisfies Covered<Requests>;
