import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'hace',
  nouns: {
    says: `empleo | empleos | trabajo | trabajos | oferta | ofertas | vacante | vacantes | carreras
      | oposiciones | procesos selectivos | proceso selectivo | bolsas de trabajo | convocatorias de personal | selección de personal`,
    url: 'empleo | empleos | oferta | ofertas | trabajo',
  },
  manyNouns: 'empleos | trabajos | ofertas | vacantes',
  sectionHeadlines: 'responsabilidades | requisitos | funciones | qué ofrecemos | perfil | beneficios',
  occupations: `*desarrollador* | *ingenier* | ingeniero | ingeniera | *gerente* | *técnico* | *vendedor* | *contable* | desarrolladora | encargado* | encargada* | auxiliar* | *analista* | asesor* | becario* | becaria* | administrativo | administrativa | camarero* | camarera* | programador* | enfermero* | enfermera* | enfermer* | conductor* | cocinero* | cocinera* | director | directora | directores | coordinador* | coordinadora* | *consultor* | *operario* | operaria* | dependiente* | mozo de almacén | *mecánico* | representante* | fisioterapeuta* | psicólogo | psicóloga | médico | médicos | odontólogo | odontóloga | profesor* | docente* | maestro | maestros | investigador* | abogado | abogada | electricista* | soldador* | fontanero | fontanera | albañil | carpintero | carpintera | pintor | pintora | jardinero | jardinera | limpiador* | peluquero | peluquera | esteticista* | recepcionista* | secretario | supervisor* | jefe de | jefa de | repartidor* | chofer* | chófer* | vigilante* | cuidador* | educador* | trabajador social | trabajadora social | diseñador* | arquitecto | arquitecta | contador | contadora | auditor* | teleoperador* | promotor | cajero | cajera | panadero | panadera | carnicero | carnicera | barista* | ayudante* | aprendiz* | practicante* | redactor* | traductor* | periodista* | especialista* | asistente* | ejecutivo de | ejecutiva de | químico farmacéutico`,
  titleWords: 'comercial',
  keywordField: 'buscar | búsqueda | palabra clave | palabras clave | puesto | cargo | qué | profesión',
  placeField: 'dónde | lugar | ciudad | provincia | localidad | ubicación | código postal | población',
  departments: 'ventas | recursos humanos | tecnología | finanzas | operaciones',
  betweenDepartments: 'y',
  everyGender: gap<'letters say it: (H/M)'>(),
  genderEndings: 'a',
  listEntries: 'oferta* | empleo* | resultado* | trabajo* | puesto* | vacante* | oportunidades',
  ofTotal: 'de',
  openCalls: 'candidatura* espontánea* | autocandidatura*',
  about: 'unas | aproximadamente',
} satisfies Covered<Jobs>;
