import type { Covered } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'buscar | busca | pesquisar | pesquisa | lista | resultados | mostrar | pagina',
  jobs: 'vaga | vagas | emprego | empregos | oferta | ofertas',
  between: 'de | da | do',
  and: 'ou',
  searchWords: 'buscar | palavrachave | palavra chave',
  paging: 'pagina',
  ownLists: 'candidaturas | favorito | favoritos | alerta | alertas',
  signOut: 'sair',
  yes: 'sim',
} satisfies Covered<Requests>;
