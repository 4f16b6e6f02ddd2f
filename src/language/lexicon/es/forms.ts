import type { Covered } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'parentesco | relación | relación con usted | relación contigo | vínculo',
  otherScript: 'caracteres latinos | alfabeto latino | en inglés',
  passwordWarning: 'nunca envíes contraseñas',
  bestOfAll: 'mejor | más | preferido | preferida | prefieres | prefiere | favorito | favorita | principal | solo una',
  allThatApply: 'todas las que correspondan',
  applicant: `candidato | candidata | solicitante | sobre ti | sobre usted | tus datos | sus datos | datos personales
    | datos de contacto | información personal`,
  attachFile: `cargar desde el dispositivo | subir desde el dispositivo | subir desde mi ordenador | adjuntar | adjuntar archivo | subir | subir archivo | elegir archivo | seleccionar archivo | examinar
    | cargar | archivo | ningún archivo seleccionado | no se ha seleccionado ningún archivo
    | no se eligió ningún archivo | ningún archivo elegido | sin archivo | sin archivos | zona para soltar
    | añadir archivo | seleccionar archivos | subir un archivo | suba un archivo | seleccione un archivo`,
  dropFile: 'arrastr*, suelt*, soltar … archivo*, fichero*, documento*, aquí',
  otherPerson: `compartir esta oferta | a un amigo | de un amigo | de tu amigo | de su amigo | del amigo
    | deja un comentario | tu opinión | escribe una reseña | contacto de emergencia | en caso de emergencia | referencias
    | referencias laborales | referencias personales | tutor legal | recomendado por | le recomendó | te recomendó
    | nombre de la madre | nombre del padre`,
  whoReferred: `persona, empleado, empleada, compañero, compañera, quien, quién, amigo … recomendó, recomienda, recomendado, refirió, ha recomendado`,
  recipient: 'destinatario | destinatarios',
  nominee: 'en nombre de | otra persona | segunda persona',
  ownership: 'de | del',
  otherRoles: `emergencia | emergencias | referencia | cónyuge | supervisor | jefe inmediato
      | padre | madre | hijo | hija | hijos | hermano | hermana | esposo | esposa | marido | pareja | amigo | amiga
      | colega`,
  employer: 'empleador | empleadores',
  personHeadingFillers: 'su | sus | tu | tus | de | del | datos | contacto | laboral | actual | último | anterior',
  enterAgain: 'confirmar | confirma | repetir | repite | confirmación',
  required: `pregunta obligatoria | obligatorio | requerido | obligatoria | requerida | campo obligatorio | este campo es obligatorio
    | necesario`,
  optional: 'opcional | voluntario',
  characters: 'caracteres | carácter',
  formParts: 'paso | página | parte | sección | apartado | pregunta',
  example: 'p ej | ej | ejemplo | por ejemplo',
  answerPrompts: `tu respuesta | su respuesta | respuesta | escribe aquí | escriba aquí | escribe tu respuesta | escriba su respuesta | introduce tu respuesta | introduzca texto | especifique | especifica | texto`,
  enterKey: 'intro | enter | entrar | tecla intro',
  referenceNumber: `número de referencia | n de referencia | nº de referencia | referencia de la oferta
    | código de referencia | referencia número | referencia no`,
  referenceWord: 'referencia',
  sectionHeadings: `antes de enviar | antes del envío | sobre | sobre ti | usted | ti | tu | tus | su | sus | mi | mis | de | del | la | el | los | las
    | y | o | en | para | dónde | donde | cómo | qué | podemos | contactarte | contactar | contacto | contactos | personal
    | personales | datos | información | informaciones | detalles | identidad | identificación | perfil | general | generales
    | básico | básicos | básica | información adicional | candidato | candidata | candidatura | solicitante | solicitud
    | postulación | formulario | paso | parte | página | sección | obligatorio | obligatorios | opcional | dirección
    | direcciones | domicilio | residencia | vives | vive | actual | postal | teléfono | teléfonos | móvil | celular | número
    | correo | electrónico | e-mail | email | cv | currículum | nacimiento | fecha | nacionalidad
    | preguntas | preguntas adicionales
    | comunicación | medios`,
  unrelated: {
    says: `cupón | código promocional | código de descuento | tarjeta regalo | tarjeta de regalo | cantidad
      | comentarios | comentario | observaciones | nombre de usuario | usuario | nif | cif | nie | dni | escalera | planta
      | edificio | información adicional | más información | referencia | fax | alias | lugar de nacimiento | entre calles
      | tipo de documento | nombre de la dirección | tipo de teléfono | tipo de dispositivo | tipo de dispositivo telefónico`,
    named: 'nif | cif | dni | fax | alias',
  },
  pageSearch: { says: 'buscar | búsqueda' },
  fileInProgress: 'analizando | subiendo | procesando | cargando | leyendo | espere',
  fileTaken: `con éxito | correctamente | se ha subido | se ha cargado | se ha adjuntado | archivo subido
    | archivo cargado | cv subido`,
  applicationParts: 'currículum | carta de presentación | tu candidatura | tu solicitud | expectativas salariales',
  passwordNames: 'contraseña',
  messageBox: 'asunto | mensaje | mensajes | comentario | comentarios | reseña | opinión | valoración | respuesta a',
} satisfies Covered<Forms>;
