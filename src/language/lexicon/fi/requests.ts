import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'haku | nayta | sivu',
  jobs: 'tyopaikat | tyopaikka | paikat',
  between: gap<'Parts of Finnish compounds stand side by side.'>(),
  and: 'tai | seka',
  searchWords: 'haku | hakusana',
  paging: 'sivu',
  ownLists: 'suosikit | hakemukset | hakuvahdit',
  signOut: 'kirjaudu ulos | uloskirjautuminen',
  yes: 'kylla',
} satisfies Covered<Requests>;
