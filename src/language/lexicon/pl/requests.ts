import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'szukaj | wyszukaj | wyszukiwanie | wyszukiwarka | lista | wyniki | wiecej | pokaz | strona',
  jobs: 'praca | oferty | ogloszenia | ogloszenie',
  between: gap<'Parts of Polish compounds are joined by their endings.'>(),
  and: 'oraz | lub',
  searchWords: 'szukaj',
  paging: 'strona',
  ownLists: 'ulubione',
  signOut: 'wylog*',
  yes: 'tak',
} satisfies Covered<Requests>;
