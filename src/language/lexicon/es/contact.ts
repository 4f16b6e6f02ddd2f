import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'usuario | nombre de usuario',
  linkAddress: 'enlace | dirección',
  forLoggingIn: 'acceso | iniciar sesión | usuario o',
  personalFields: `correo | correo electrónico | teléfono | móvil | apellido | apellidos | tu nombre | usuario
    | contraseña`,
  email: {
    says: `correo electrónico | correo | dirección de correo | dirección de correo electrónico | direccion de correo`,
    named: 'correo',
  },
  telCountryCode: {
    says: `prefijo | prefijo telefónico | prefijo internacional | código de país | prefijo del país | código del país`,
  },
  telAreaCode: { says: 'código de área' },
  telExtension: { says: 'extensión telefónica', alone: 'extensión' },
  telLocalPrefix: gap<'A number has no parts of its own behind the area code.'>(),
  telLocalSuffix: gap<'A number has no parts of its own behind the area code.'>(),
  tel: {
    says: `teléfono | número de teléfono | móvil | celular | teléfono móvil | número de móvil | teléfono fijo
      | número de celular | teléfono celular | con prefijo | con código de país`,
    named: 'tel | telefono | celular | movil',
  },
  photoFile: { says: 'foto | fotografía' },
  resumeFile: {
    says: 'currículum | curriculum | cv | hoja de vida | currículo',
    named: 'cv | curriculum | curriculum vitae',
  },
  coverLetterFile: { says: 'carta de presentación | carta de motivación | carta de motivos' },
  employerContact: 'empresa | corporativo | corporativa | empresarial | empleador | agencia',
  workContact: 'trabajo | oficina | laboral | profesional',
  secondaryContact: `alternativo | alternativa | secundario | secundaria | otro | otra | segundo | segunda | adicional
    | de recuperación | de respaldo`,
  ownContact: 'privado | privada | personal | particular | casa | horario de oficina | horario laboral',
  phoneKinds: 'fijo | de casa | domicilio | del domicilio | diurno | nocturno | teléfono | número',
  linkedinPage: { says: 'perfil de linkedin | enlace a linkedin' },
  githubPage: { says: 'perfil de github' },
  gitlabPage: { says: 'perfil de gitlab' },
  usernameGitlab: { says: 'usuario de gitlab | nombre de usuario de gitlab' },
  twitterPage: { says: 'perfil de twitter | cuenta de twitter | perfil de x' },
  facebookPage: { says: 'perfil de facebook' },
  portfolioPage: { says: 'portafolio | portfolio', named: 'portfolio' },
  websitePage: { says: 'sitio web | página web | web personal' },
  otherPage: { says: 'otro enlace | otros enlaces | otro sitio web | otros sitios web' },
} satisfies Covered<Contact>;
