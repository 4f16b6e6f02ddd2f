import type { Covered } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: 'filtro | filtros | filtrar | refinar | criterios | afinar',
  choices: 'resultados | selección | cambios | búsqueda',
  headingFillers: `todos | todas | los | las | la | el | de | más | por | solo | y | o | ordenar | búsqueda | tu | tus | mis | resultados | ofertas
    | empleo | empleos | vacantes | opciones | activos | avanzados`,
  openFilters: 'filtro | filtros | filtrar | todos los filtros | refinar | más filtros',
  facets: `fecha | fecha de publicación | experiencia | nivel | tipo de empleo | tipo de contrato | contrato | jornada | salario
    | teletrabajo | remoto | empresa | sector | categoría | distancia`,
  showResults:
    'mostrar resultados | ver resultados | ver ofertas | ver empleos | aplicar filtros | hecho | listo | buscar',
  reset: 'restablecer | borrar | borrar todo | borrar filtros | limpiar | limpiar filtros | quitar filtros',
  applyChoices: 'aplicar | aplicar todo | aplicar todos',
  removeChoice: 'quitar | quitar filtro | eliminar | borrar',
} satisfies Covered<Filters>;
