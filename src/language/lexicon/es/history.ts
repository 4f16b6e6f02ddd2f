import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'guardar | listo',
  keptThing: 'entrada | esta entrada | registro | este registro | elemento | idioma | cerrar | y cerrar',
  editEntry: 'editar | modificar',
  addEntry: 'añadir | agregar | añadir otro | añadir otra | agregar otro | agregar otra',
  anotherEntry: 'fila | otro | otra | nuevo | nueva | un | una | más | entrada',
  workEntry: 'puesto | empleo | trabajo | empresa | cargo',
  educationEntry: 'título | titulación | universidad | escuela | centro | carrera',
  workPart: { named: 'experiencia | experiencias | experiencia laboral | empleo | empleos | trabajo | trabajos' },
  educationPart: { named: 'educacion | formacion | estudios | titulacion' },
  educationArea: 'campo de estudio | área de estudio | especialidad | especialización | carrera | disciplina',
  educationStudyType: `título | titulación | grado | nivel de estudios | nivel educativo | tipo de título
    | nivel máximo de estudios | máximo nivel de estudios | nivel de estudios más alto | titulación más alta | título más alto | máximo título obtenido | nivel más alto de estudios | nivel más alto de estudios alcanzado | nivel de estudios alcanzado | nivel de estudios finalizados | último nivel de estudios | nivel de formación alcanzado | nivel de formación
    | máximo nivel de estudios alcanzado | último título obtenido`,
  highestDegree: 'máximo | más alto | más alta | nivel de estudios | nivel educativo | nivel de formación',
  educationInstitution: `universidad | escuela | centro | institución | centro educativo | centro de estudios | universidad o centro de estudios
    | colegio`,
  educationScore: 'nota | nota media | calificación | promedio',
  onlyEducation: `universidad | centro de estudios | universidad o centro de estudios | campo de estudio | nivel de estudios | titulación
    | nivel máximo de estudios | máximo nivel de estudios | nivel de estudios más alto | titulación más alta | título más alto | máximo título obtenido | nivel más alto de estudios | nivel más alto de estudios alcanzado | nivel de estudios alcanzado | nivel de estudios finalizados | último nivel de estudios | nivel de formación alcanzado | nivel de formación | nivel educativo
    | máximo nivel de estudios alcanzado | último título obtenido`,
  startDate: 'desde | inicio | fecha de inicio | comienzo | fecha de ingreso | fecha de alta | fecha de incorporación',
  endDate: `hasta | fin | fecha de fin | fecha de finalización | final | graduación | fecha de graduación
    | año de finalización | fecha de obtención | año de obtención | fecha de salida | fecha del título | año del título`,
  workHeadings: `experiencia laboral | experiencia profesional | experiencia | experiencias | historial laboral
    | puesto más reciente | último puesto | empleo actual | último empleo`,
  educationHeadings: 'educación | educación formal | formación | formación académica | estudios',
  fillers: `el | la | los | de | del | o | y | en | su | tu | nombre | fecha | mes | año | día | último | última
    | obtenido`,
  workIsCurrent: `trabajo aquí actualmente | trabajo aquí | mi trabajo actual | mi empleo actual
    | sigo trabajando aquí | actualmente trabajo aquí | trabajo actual | puesto actual | empleo actual | actualmente
    | en curso | hasta hoy | actualidad | todavía trabajo aquí | aún trabajo aquí | sigo trabajando aquí actualmente
    | aún trabajo en esta empresa | sigo trabajando en esta empresa | trabajo aquí todavía | trabajo actualmente aquí
    | actualmente trabajo en esta empresa | trabajo actualmente en esta empresa | es mi trabajo actual
    | es mi empleo actual | este es mi trabajo actual | este es mi empleo actual | continúo trabajando aquí
    | continúo en este puesto | sigo en este puesto | empresa actual | hasta la fecha | hasta la actualidad | presente
    | al presente`,
  workPosition: `puesto | cargo | puesto ocupas | puesto que ocupas | puesto ocupa | puesto desempeñas | título del puesto | posición | puesto de trabajo
    | puesto desempeñado | cargo desempeñado`,
  workName: 'empresa | empleador | compañía | organización',
  workLocation: 'ubicación | lugar | ciudad | localidad',
  workSummary: `descripción | tareas | responsabilidades | funciones | descripción del puesto | descripción de funciones | descripción de las funciones | descripción de tareas | descripción de la función | funciones realizadas | principales funciones | tareas realizadas | logros
    | funciones principales | principales responsabilidades`,
} satisfies Covered<History>;
