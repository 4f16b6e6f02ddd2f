import type { Covered } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'tiempo completo | jornada completa | media jornada | remoto | teletrabajo | híbrido | hace | indefinido',
  nouns: 'empleo | empleos | trabajo | trabajos | oferta | ofertas | vacante | vacantes | carreras',
  manyNouns: 'empleos | trabajos | ofertas | vacantes',
  applyOnPosting: 'solicitar | postular | postularme | inscribirme | inscríbete | aplicar | presentar candidatura',
  sectionHeadlines: `responsabilidades | requisitos | funciones | qué ofrecemos | descripción del puesto | descripción del empleo | perfil
    | beneficios`,
  roles: `ingeniero | ingeniera | desarrollador | desarrolladora | técnico | gerente | encargado | auxiliar | analista | asesor
    | comercial | becario | vendedor | administrativo | contable | camarero | programador | enfermero`,
  keywordField: 'buscar | búsqueda | palabra clave | palabras clave | puesto | cargo | qué | profesión',
  placeField: 'dónde | lugar | ciudad | provincia | localidad | ubicación | código postal | población',
} satisfies Covered<Jobs>;
