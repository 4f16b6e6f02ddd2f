import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'cerca | ricerca | lista | elenco | risultati | mostra | altri | carica | pagina',
  jobs: 'lavoro | offerta | offerte | annuncio | annunci',
  between: 'la | le',
  and: gap<'Its words for "and" and "or" are single letters, which programs use for anything.'>(),
  searchWords: 'ricerca | cerca | cosa | dove',
  paging: 'pagina',
  ownLists: 'candidature | preferiti | avvisi',
  signOut: 'esci | disconnetti',
  yes: 'si',
} satisfies Covered<Requests>;
