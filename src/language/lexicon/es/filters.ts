import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: 'filtro | filtros | todos los filtros | más filtros | refinar | afinar | criterios',
    whole: 'filtrar',
  },
  choices: 'resultados | selección | cambios | búsqueda',
  headingFillers: `todos | todas | los | las | la | el | de | más | por | solo | y | o | ordenar | búsqueda | tu | tus | mis
    | resultados | ofertas | empleo | empleos | vacantes | opciones | activos | avanzados`,
  facets: `fecha | fecha de publicación | experiencia | nivel | tipo de empleo | tipo de contrato | contrato | jornada | salario
    | teletrabajo | remoto | empresa | sector | categoría | distancia`,
  showResults: `mostrar resultados | ver resultados | ver ofertas | ver empleos | aplicar filtros | hecho | listo | buscar`,
  applyChoices: {
    whole: 'aplicar | aplicar todo | aplicar todos',
  },
  reset: {
    whole: `borrar filtros | borrar todos los filtros | borrar búsqueda | limpiar | limpiar filtros | restablecer
      | restablecer filtros | quitar filtros`,
    alone: 'quitar filtro',
    says: 'borrar | borrar todo',
    first: 'quitar | eliminar',
  },
} satisfies Covered<Filters>;
