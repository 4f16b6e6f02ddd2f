import type { Covered } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'cancelar | no gracias | no, gracias | ahora no | más tarde | omitir',
  back: 'volver | atrás',
  close: 'cerrar',
  closedParts: `el | la | los | este | esta | ventana | emergente | diálogo | cuadro de diálogo | modal | panel | filtro | filtros
    | menú | detalles`,
  next: `siguiente | siguientes | próxima | próximo | página siguiente | siguiente página | entradas antiguas | entradas anteriores`,
  previous: 'anterior | anteriores | página anterior | entradas recientes',
  page: 'página',
  pagingFillers: 'ir | a | la | páginas | resultados | ofertas',
  loadMore: `cargar más | ver más empleos | más empleos | ver más ofertas | más ofertas | mostrar más resultados | más resultados
    | ver más resultados | ver más trabajos`,
  moreOf: 'cargar más | ver más | mostrar más',
  moreAround: 'ver, mostrar, cargar … siguientes, adicionales',
  moreByNumber: 'ver, mostrar, cargar … más',
  results: 'resultados',
  showMore: 'mostrar más | ver más | más',
  showAll:
    'ver todo | ver todos | ver todas | mostrar todo | mostrar todos | mostrar todas | ver todas las ofertas | mostrar todas las ofertas | ver todas las vacantes | ver todos los empleos | ver todos los resultados',
  plainSend: 'enviar',
  search: {
    says: 'buscar | busca | búsqueda | buscador | encontrar | dónde | ubicación | ciudad | localidad | provincia',
  },
  sort: 'ordenar | ordenar por | orden | por página',
  view: 'ver | ver oferta | ver empleo | ver detalles | detalles | más información | leer más | ver más | ver vacante | mostrar/ocultar',
} satisfies Covered<Controls>;
