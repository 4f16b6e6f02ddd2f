import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'hledat | hledani | vyhledavani | vyhledat | vysledky | nacist | zobrazit | strana | stranka',
  jobs: 'prace | nabidka | nabidky | mista | mist | pozice',
  between: gap<'Parts of Czech compounds are joined by their endings.'>(),
  and: 'nebo',
  searchWords: 'hledat',
  paging: 'strana | stranka',
  ownLists: 'oblibene | prihlasky',
  signOut: 'odhlas*',
  yes: 'ano',
} satisfies Covered<Requests>;
