import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `por favor | haz clic | haga clic | clic | aquí | para | ahora | ya | hoy | en línea | online | sí | fácilmente | rápidamente
    | directamente | paso | luego | y | quiero | deseo | con un clic | gratis | minutos`,
  ownThings: 'cuenta | perfil | candidatura | solicitud | alerta | guardados | suscripción',
  beforeObject: 'como | para',
  savedThings: 'guardad*',
  reachOut: { first: 'solicitar llamada | solicitar una llamada | agendar entrevista | concertar entrevista' },
  agree: {
    alone: 'validar',
    first: `confirmar | confirmo | aceptar | acepto | aceptar todo | aceptar oferta | aceptar la oferta | estoy de acuerdo | de acuerdo
      | consentir | consiento | autorizar | autorizo | aprobar | firmar | firmo | certificar`,
    last: 'confirmar | aceptar | firmar',
    url: 'confirmar | aceptar | confirma',
    switch: 'terminos | condiciones | privacidad | consentimiento',
  },
  delete: {
    first: `eliminar | borrar | quitar | retirar | ocultar | no me interesa | desactivar | archivar | descartar | bloquear
      | cancelar suscripción | darse de baja | cerrar cuenta | cerrar mi cuenta | cerrar la cuenta | cancelar cuenta
      | cancelar candidatura | cancelar solicitud | rechazar | declinar | anular candidatura | eliminar mi cuenta | revocar`,
    last: 'eliminar | borrar | quitar | ocultar',
    url: 'eliminar | borrar | retirar | retirar candidatura | desactivar | anular candidatura',
  },
  follow: {
    alone: 'me gusta',
    first: `seguir | sigue | suscribirse | suscríbete | suscribirme | crear alerta | crea una alerta | crear una alerta | activar alerta
      | avísame | avisarme | recibir ofertas | recibir alertas | recibe ofertas | alerta de empleo | activar notificaciones
      | activar alertas | activar las notificaciones | permitir notificaciones | dejar de seguir | cancelar la suscripción
      | anular suscripción | desuscribirse | invitar | conectar con | añadir contacto | agregar contacto | unirse al grupo`,
    last: 'suscribirse | crear alerta',
    url: `crear alerta | alerta crear | alertas crear | suscribir | suscribirse | desuscribir | desuscribirse | seguir | darse de baja`,
    switch: 'alerta | alertas | notificacion | notificaciones | boletin | avisarme',
  },
  apply: {
    says: 'me apunto',
    alone: 'interesado | interesada | candidatura | aplicar',
    first: `solicitar | solicitar empleo | solicitud | solicitud sencilla | solicítalo | inscribirme | inscribirse | inscríbete
      | inscribete | inscripción | postular | postularme | postularse | postúlate | postúlese | postula | postulación | aplicar
      | aplica ahora | aplicar ahora | aplica | enviar candidatura | enviar mi candidatura | enviar solicitud | enviar mi solicitud
      | enviar cv | enviar mi cv | enviar currículum | presentar candidatura | presentar solicitud | presentar mi candidatura
      | continuar solicitud | continuar con la solicitud | empezar solicitud | iniciar solicitud | me interesa | quiero aplicar
      | confirmar candidatura | confirmar solicitud | confirmar inscripción | marcar como solicitado | marcar como inscrito
      | estoy interesado | estoy interesada | expresar interés | mostrar interés | manifestar interés | expresar mi interés`,
    last: 'inscribirme | postularme | solicitar empleo | inscríbete | postúlate | enviar candidatura | postular',
    url: `inscripcion | inscripciones | candidaturas | postulaciones | solicitudes | inscribirse | inscribirme | postular | postularse
      | postulacion | solicitar | aplicar | candidatura | enviar candidatura | aplica`,
  },
  signIn: {
    alone: 'acceder | acceso | entrar | login | mi cuenta',
    first: `iniciar sesión | inicia sesión | inicie sesión | identifícate | identificarse | acceder con | acceder a mi cuenta | entra con
      | conéctate | cerrar sesión | continuar con google | continuar con apple | restablecer contraseña | restablecer la contraseña
      | cambiar contraseña | cambiar la contraseña | olvidé mi contraseña | recuperar contraseña | salir de la cuenta`,
    last: 'iniciar sesión | inicia sesión',
    url: 'iniciar sesion | cerrar sesion | acceder | salir | recuperar contrasena | restablecer contrasena',
  },
  signUp: {
    alone: 'registro',
    first: `regístrate | registrarse | registrarme | regístrese | crear cuenta | crear una cuenta | crea una cuenta | crea tu cuenta
      | crea tu perfil | crear perfil | únete | únase | darse de alta | date de alta`,
    last: 'regístrate | crear cuenta | crear una cuenta',
    url: 'registro | registrarse | crear cuenta',
  },
  save: {
    alone: 'fijar | favorito',
    first: `guardar | añadir a favoritos | agregar a favoritos | marcar como favorito | añadir a mis | guarda esta | fijar oferta
      | fijar empleo`,
    last: 'a favoritos | guardar',
    url: 'guardar',
  },
  purchase: {
    whole: 'premium',
    first: `comprar | pagar | añadir al carrito | agregar al carrito | finalizar compra | hazte premium | prueba premium | prueba gratis
      | donar | reservar | confirmar reserva | confirmar compra | confirmar pedido | realizar pedido`,
    url: 'carrito | comprar | pagar',
  },
  send: {
    first: `enviar | compartir | denunciar | reportar | contactar | recomendar | publicar | mandar | remitir | presentar | mensaje
      | enviar mensaje | recomendar a | referir | responder | valorar | evaluar | calificar | escribir una reseña | dejar una reseña
      | opinar | votar | comentar | publicar oferta | postear | reenviar | solicitar información | agendar entrevista
      | reportar empleo`,
    last: 'compartir | enviar',
    url: 'recomendar | recomendar amigo | enviar | denunciar | votar',
  },
  upload: {
    first:
      'subir | adjuntar | cargar cv | cargar currículum | sube tu | seleccionar archivo | elegir archivo | añadir cv',
    last: 'adjuntar',
  },
  besideUrlActions: 'online | empresa | cuenta | oferta | mi | se | me',
  install: {
    first: 'descargar la app | descargar app | descarga la app | descargar | instalar | abrir la app | abrir en la app',
  },
} satisfies Covered<Actions>;
