import type { Covered } from '../topics/concept';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'cancelar | no gracias | no, gracias | ahora no | más tarde | volver | atrás | omitir',
  close: 'cerrar',
  closedParts: `el | la | los | este | esta | ventana | emergente | diálogo | cuadro de diálogo | modal | panel | filtro | filtros | menú
    | detalles`,
  next: `siguiente | siguientes | próxima | próximo | página siguiente | siguiente página | entradas antiguas | entradas anteriores`,
  previous: 'anterior | anteriores | página anterior | atrás | entradas recientes',
  pagingFillers: 'ir | a | la | página | páginas | resultados | ofertas',
  loadMore: `cargar más | ver más empleos | más empleos | ver más ofertas | más ofertas | mostrar más resultados | más resultados
    | ver más resultados | ver más trabajos`,
  showMore: 'mostrar más | ver más | más',
  plainSend: 'enviar',
  search: `buscar | busca | búsqueda | buscador | encontrar | palabra clave | palabras clave | puesto | dónde | qué | ubicación | ciudad
    | cargo | localidad | provincia`,
  sort: 'ordenar | ordenar por | orden | por página',
  view: 'ver | ver oferta | ver empleo | ver detalles | detalles | más información | leer más | ver más | ver vacante',
} satisfies Covered<Controls>;
