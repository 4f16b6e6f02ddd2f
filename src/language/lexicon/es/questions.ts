import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills:
    'habilidades | competencias | tecnologías | lenguajes de programación | herramientas | dominas | conocimientos',
  languages: `idiomas que hablas | idiomas que habla | qué idiomas hablas | qué idiomas habla | idiomas hablados | lenguas que hablas`,
  veteran: { says: 'veterano | veteranos | fuerzas armadas' },
  disability: { says: 'discapacidad | discapacitado | minusvalía' },
  hispanic: { says: 'hispano | latino' },
  race: { says: 'raza | etnia | origen étnico | grupo étnico | raza o etnia' },
  otherEquality: { says: 'orientación sexual | religión | estado civil | transgénero' },
  gender: { says: 'género | identidad de género | sexo' },
  coverLetterText: {
    says: `carta de presentación | carta de motivación | mensaje para el reclutador | mensaje al reclutador | carta de motivos`,
  },
  headline: { says: 'titular profesional | titular del perfil | título profesional | título del perfil' },
  summary: {
    says: `resumen | sobre ti | sobre mí | resumen profesional | preséntate | preséntese | háblanos de ti | cuéntanos sobre ti
      | cuéntanos de ti | perfil profesional | descríbete | descríbase | acerca de ti`,
  },
  salaryCurrency: { says: 'moneda | divisa' },
  salaryExpected: {
    says: `expectativas salariales | expectativa salarial | salario deseado | pretensión salarial | pretensiones salariales
      | sueldo deseado | salario | aspiración salarial`,
  },
  noticePeriod: { says: 'preaviso | periodo de preaviso | plazo de preaviso' },
  startDate: { says: 'fecha de inicio | disponible desde | disponibilidad | fecha de incorporación' },
  relocation: { says: 'reubicarte | reubicación | trasladarte | mudarte' },
  source: {
    says: `¿cómo nos conociste | cómo nos conociste | cómo te enteraste | cómo conociste | cómo has conocido | cómo supiste
      | dónde nos conociste`,
    alone: 'fuente',
  },
  currentPay:
    'salario, sueldo, remuneración … actual*, último, anterior, final, al salir, de salida | último, actual … salario, sueldo',
  relocationHelp: 'ayuda, apoyo, gastos … mudanza, traslado, reubicación',
  sourceShapes: `cómo, dónde, por qué medio, a través de qué … conocido, conociste, conoció, enteraste, enteró, enterado, supiste, supo, viste, vio, visto, encontrado, encontraste, oído, oíste, escuchado
    | por qué medio … enter*, conoc* | fuente de la candidatura`,
  salaryCurrencyShapes: 'moneda, divisa … salario, salarial, sueldo',
  salaryExpectedShapes: `expectativa*, pretensi*, aspiraci*, requisito*, banda … salarial*, económic*, sueldo, salario
    | salario, sueldo, remuneración, retribución … desead*, pretendid*, esperad*, esperas, espera, aspiras, desea, buscas
    | cuánto … ganar, cobrar`,
  noticePeriodShapes: 'preaviso | con cuánto, con cuánta … avisar',
  priorEmploymentShapes: `trabajado … antes, anteriormente, alguna vez, previamente, con nosotros | antes, alguna vez, anteriormente … trabajado
    | antigu*, ex … emplead*, trabajador*`,
  relocationShapes: `reubicar*, reubicación, mudar*, mudarías, mudanza, trasladar*
    | cambiar*, cambiarías, cambio … de residencia, de ciudad, de domicilio`,
  startDateShapes: `cuándo, desde cuándo, a partir de cuándo, a partir de qué fecha, desde qué fecha, en qué fecha … empezar, comenzar, incorporarte, incorporarse, disponible, iniciar, unirte
    | fecha … incorporación, inicio, disponibilidad, comienzo`,
  sponsorship: { says: 'estado de visa | estatus migratorio | situación migratoria' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { named: 'permiso de trabajo | autorizacion de trabajo' },
  age18: { says: '18 años | mayor de edad' },
  criminalRecord: { says: 'antecedentes penales | condenado | condenada | condenas' },
  priorEmployment: { says: 'trabajado anteriormente | has trabajado antes | exempleado | trabajado previamente' },
  accommodation: {
    says: 'adaptaciones | ajustes razonables | adaptación | ajuste razonable | ajustes | accesibilidad',
  },
  legal: { says: 'no competencia | conflicto de intereses' },
  needing: 'necesito, requiero, necesita, necesitas, necesitar*, requiere, requieres, requerir*',
  needed: 'necesari*, requerid*',
  having: 'tiene, tienes, cuenta, cuentas, dispon*, posee, posees',
  noNeed: 'no necesit*, no requier*, no requerir*, no es necesari*',
  requests:
    'por favor indica | por favor confirma | cuál es | indica | introduce | escriba para añadir | escribe para añadir | escriba para agregar | introduzca',
  withoutPermit: 'sin … patrocin*, sponsor*, visa, visado, restricc*, limitacion*',
  workPermit: `permiso de trabajo, permisos de trabajo, permiso de residencia, permiso para trabajar, autorización de trabajo, autorización para trabajar, autorización laboral, permiso laboral`,
  visa: 'visa, visas, visado, visados',
  allowedToWork: `autoriza*, derecho, permiso, habilitad*, elegible* … trabajar, laborar | trabajar, laborar … legalmente
    | legalmente … trabajar, laborar
    | permiso de trabajo, autorización de trabajo, permiso de residencia, autorización laboral, permiso laboral`,
  mayWork: gap<'one word for being allowed and being able: see canWork'>(),
  canWork: 'puedes, puede, podrías … trabajar',
  sponsor: 'patrocin*, sponsor*',
  permitHelp: 'ayuda, apoyo, tramitar, gestionar, solicitar, obtener, asistencia',
  permitProof: 'prueba, demostrar, acreditar … derecho a trabajar, permiso de trabajo, autorización',
  yesNoBeginnings: `eres | es usted | es tu | es su | es necesario | es posible | tienes | tiene | puedes | puede | estás | está usted
    | está dispuesto | está dispuesta | está autorizado | está autorizada | está disponible | está de acuerdo | estarías | estaría
    | has | ha trabajado | ha sido | ha estado | posees | posee | vives | vive | necesitas | necesita | necesitarías | requieres
    | requiere | cuentas con | cuenta con | resides | reside | hablas | habla | hay`,
  unions: 'ue | eee | unión europea | espacio económico europeo | schengen',
  ownCountry: 'país de residencia | país donde resides | país en el que resides | país donde vives',
  conditions: 'si',
  joiners: 'y | o',
} satisfies Covered<Questions>;
