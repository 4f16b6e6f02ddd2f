import type { Covered } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: 'buscar | busca | busqueda | buscador | lista | listado | resultados | mostrar | cargar | pagina',
  jobs: 'empleo | empleos | oferta | ofertas | trabajo | trabajos | vacante | vacantes | puesto | puestos',
  between: 'de | la',
  and: 'y',
  searchWords: 'buscar | palabra',
  paging: 'pagina',
  ownLists: 'postulaciones | candidaturas | favorito | favoritos | alerta | alertas',
  signOut: 'cerrar | salir',
  yes: 'si',
} satisfies Covered<Requests>;
