import { type Covered, gap } from '../topics/concept';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'usuario | nombre de usuario',
  linkAddress: 'enlace | dirección',
  forLoggingIn: 'acceso | iniciar sesión | usuario o',
  personalFields:
    'correo | correo electrónico | teléfono | móvil | apellido | apellidos | tu nombre | usuario | contraseña',
  email: {
    says: 'correo electrónico | correo | dirección de correo | dirección de correo electrónico | direccion de correo',
    named: 'correo',
  },
  telCountryCode: {
    says: 'prefijo | prefijo telefónico | prefijo internacional | código de país | prefijo del país | código del país',
  },
  telAreaCode: { says: 'código de área' },
  telExtension: { says: 'extensión telefónica', alone: 'extensión' },
  telLocalPrefix: gap('not yet written'),
  telLocalSuffix: gap('not yet written'),
  tel: {
    says: `teléfono | número de teléfono | móvil | celular | teléfono móvil | número de móvil | teléfono fijo | número de celular
      | teléfono celular`,
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
  secondaryContact: `alternativo | alternativa | secundario | secundaria | otro | otra | segundo | segunda | adicional | de recuperación
    | de respaldo`,
  ownContact: 'privado | privada | personal | particular | casa | horario de oficina | horario laboral',
  linkedinPage: gap('not yet written'),
  githubPage: gap('not yet written'),
  gitlabPage: gap('not yet written'),
  usernameGitlab: gap('not yet written'),
  twitterPage: gap('not yet written'),
  facebookPage: gap('not yet written'),
  portfolioPage: { says: 'portafolio | portfolio', named: 'portfolio' },
  websitePage: { says: 'sitio web | página web | web personal' },
  otherPage: { says: 'otro enlace | otros enlaces | otro sitio web | otros sitios web' },
} satisfies Covered<Contact>;
