import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'nome utente',
  linkAddress: 'indirizzo | collegamento',
  forLoggingIn: 'accesso | accedi | accedere | utente o',
  personalFields: `posta elettronica | indirizzo email | telefono | cellulare | cognome | il tuo nome | nome utente
    | password`,
  email: { says: 'indirizzo e-mail | indirizzo email | posta elettronica | indirizzo mail' },
  telCountryCode: { says: 'prefisso | prefisso internazionale | prefisso telefonico' },
  telAreaCode: { says: 'prefisso locale' },
  telExtension: { says: 'numero interno' },
  telLocalPrefix: gap<'A number has no parts of its own behind the area code.'>(),
  telLocalSuffix: gap<'A number has no parts of its own behind the area code.'>(),
  tel: {
    says: `telefono | numero di telefono | cellulare | telefono cellulare | recapito telefonico | numero di cellulare
      | telefono fisso | con prefisso`,
    named: 'tel | mobile | telefono',
  },
  photoFile: { says: 'foto | fotografia | fotografie' },
  resumeFile: { says: 'curriculum | cv | curriculum vitae', named: 'cv | curriculum | curriculum vitae' },
  coverLetterFile: {
    says: 'lettera di presentazione | lettera motivazionale | lettera di motivazione | lettera di accompagnamento',
  },
  employerContact: 'azienda | aziendale | datore di lavoro | agenzia',
  workContact: 'lavoro | ufficio | lavorativo | lavorativa | professionale',
  secondaryContact: `alternativo | alternativa | secondario | secondaria | altro | altra | secondo | seconda
    | aggiuntivo | aggiuntiva | di recupero`,
  ownContact: 'privato | privata | personale | casa | orario di lavoro | orario di ufficio',
  phoneKinds: 'fisso | abitazione | di casa | diurno | serale | telefono | numero',
  linkedinPage: { says: 'profilo linkedin | link a linkedin' },
  githubPage: { says: 'profilo github' },
  gitlabPage: { says: 'profilo gitlab' },
  usernameGitlab: { says: 'nome utente gitlab' },
  twitterPage: { says: 'profilo twitter | profilo x' },
  facebookPage: { says: 'profilo facebook' },
  portfolioPage: { says: 'portfolio', named: 'portfolio' },
  websitePage: { says: 'sito web | sito internet | sito personale' },
  otherPage: { says: 'altro link | altri link | altro sito | altro sito web | altri collegamenti' },
} satisfies Covered<Contact>;
