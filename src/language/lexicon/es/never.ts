import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `acepto | acepta | aceptas | aceptar | aceptación | consiento | consiente | consientes | consentir | consentimiento
    | de acuerdo | estoy de acuerdo | acuerdo | autorizo | autoriza`,
  honeypot: { says: 'dejar en blanco | dejar este campo | no rellenar | deja este campo | no rellenes' },
  captcha: { says: 'introduce los caracteres | no soy un robot | no soy robot' },
  secret: {
    says: 'contraseña | código de verificación | pregunta de seguridad | respuesta secreta | código que le enviamos | código que te enviamos | código que le hemos enviado | código que te hemos enviado | código enviado | código recibido',
  },
  identityNumber: {
    says: `número de seguridad social | número de pasaporte | documento de identidad | número de identificación | número de documento
      | nif / nie | dni / nie | dni/nie | nif/nie | dni o nie | cédula | curp | rfc | número de la seguridad social | número de dni
      | número de nie | número de afiliación`,
  },
  attestation: { says: 'certifico | declaro | bajo juramento | información es verdadera | es veraz' },
  signature: { says: 'firma | firma electrónica' },
  consentToFuture: { says: 'futuras oportunidades | futuras vacantes | bolsa de talento | otras vacantes' },
  marketing: {
    says: `newsletter | boletín | ofertas comerciales | comunicaciones comerciales | recibir ofertas | recibir novedades
      | alertas de empleo | alertas de trabajo | ofertas por correo`,
  },
  consent: {
    says: `acepto | he leído | consiento | política de privacidad | términos y condiciones | protección de datos | datos personales
      | rgpd | aviso legal | consentimiento`,
  },
  cookie: { says: 'cookies | estrictamente necesarias' },
  payment: {
    says: `número de tarjeta | tarjeta de crédito | titular de la tarjeta | nombre en la tarjeta | fecha de caducidad
      | fecha de vencimiento | código de seguridad | caducidad | titular | nombre del titular`,
  },
  bindingWords: 'firma | firmar | firmo | vinculante | certifico | acepto | aceptación | declaración | declaro',
} satisfies Covered<Never>;
