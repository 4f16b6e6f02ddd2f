import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | privacidad | consentimiento | datos personales',
  consentAnswers: 'aceptar | acepto | permitir | rechazar',
  login: `iniciar sesión | inicia sesión | inicie sesión | acceder | regístrate | registrarse | crear cuenta | crear una cuenta
    | únete`,
  applicationReceived: `solicitud enviada | solicitud ha sido enviada | candidatura enviada | candidatura ha sido enviada
    | hemos recibido tu solicitud | hemos recibido su solicitud | hemos recibido tu candidatura | gracias por tu solicitud
    | gracias por su solicitud | gracias por postular | gracias por tu candidatura | gracias por inscribirte | te has inscrito
    | ya te has inscrito | inscripción realizada | postulación enviada | te has postulado | solicitud recibida`,
  notYet: 'una vez | después | cuando | si | antes | no | error | será',
  oneMoment: 'un momento',
  challenge: `verifica que eres humano | verifique que es un ser humano | no soy un robot | no eres un robot
    | comprobación de seguridad | verificación de seguridad | verificación adicional requerida | acceso denegado`,
  loading: 'cargando | espere por favor | por favor espera',
  nothingFound: `no hay resultados | sin resultados | no se encontraron | ningún resultado | no hemos encontrado
    | no se han encontrado | no encontramos | no hay ofertas | no hay empleos | no hay vacantes | ninguna oferta`,
  rateLimit: `demasiadas solicitudes | demasiadas peticiones | tráfico inusual | actividad inusual | límite alcanzado
    | inténtalo de nuevo más tarde | inténtelo más tarde | vuelve a intentarlo más tarde | intente de nuevo más tarde`,
  jobsOf: {
    first:
      'trabaja en | trabajar en | trabaja con | empleos en | empleo en | carreras en | ofertas de empleo en | vacantes en | únete a',
    last: 'carreras | trabaja con nosotros',
    alone: 'trabaja con nosotros | únete a nosotros | únete al equipo | únete a nuestro equipo | trabajá con nosotros',
  },
  boardMenu:
    'publicar oferta | publica tu oferta | publicar empleo | publicar vacante | empresas | para empresas | reclutadores',
  basket: 'cesta | carrito | carrito de compra | carrito de la compra',
  careersSite:
    'portal de empleo | portal de empleos | portal de vacantes | empleo | empleos | carreras | trabaja con nosotros | ofertas de empleo | ofertas de trabajo | bolsa de empleo | empleo público',
  sitePart: 'página | portal | sitio | sitio web | área | zona | espacio | sección',
  rightsReserved: `todos los derechos reservados | derechos reservados`,
  madeBy: `diseño web | diseñado por | diseño | desarrollado por | desarrollo web | hecho por | creado por
    | web por | realizado por | sitio web por`,
  aboutName: `sobre | acerca de | conoce`,
  menuEntry: `perfil de la empresa | Inicio | Sobre nosotros | Contacto | Contactos | Información | Noticias | Servicios | Productos | Equipo | Galería | Eventos | Aviso legal | Iniciar sesión | Buscar | Menú | Dirección | Horarios | Ayuda | Quiénes somos`,
  postingId: 'referencia | número de referencia | número de oferta | código de oferta | ref | id de la oferta',
  boardName: 'empleo* | *empleo | *empleos | trabajos*',
} satisfies Covered<Pages>;
