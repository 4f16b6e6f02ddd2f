import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'nazwa użytkownika',
  linkAddress: 'adres | odnośnik',
  forLoggingIn: 'logowanie | logowania | zaloguj | użytkownika lub',
  personalFields: 'adres e-mail | numer telefonu | telefon | imię | nazwisko | nazwa użytkownika | hasło',
  email: { says: 'adres e-mail | adres email | poczta elektroniczna' },
  telCountryCode: { says: 'numer kierunkowy kraju | prefiks | prefiks kraju | kod kraju' },
  telAreaCode: { says: 'numer kierunkowy' },
  telExtension: { says: 'numer wewnętrzny' },
  telLocalPrefix: gap<'A number has no parts of its own.'>(),
  telLocalSuffix: gap<'A number has no parts of its own.'>(),
  tel: {
    says: 'telefon | numer telefonu | telefon komórkowy | nr telefonu | komórka | numer komórki | z numerem kierunkowym',
    named: 'tel | telefon',
  },
  photoFile: { says: 'zdjęcie | fotografia | foto | fotografie' },
  resumeFile: { says: 'cv | życiorys | curriculum vitae | twoje cv', named: 'cv | curriculum vitae' },
  coverLetterFile: { says: 'list motywacyjny | list przewodni' },
  employerContact: 'firmowy | firmowe | firmowa | firmy | pracodawcy | pracodawca | agencji | agencja',
  workContact: 'służbowy | służbowe | służbowa | do pracy | w pracy | biurowy | biuro | zawodowy',
  secondaryContact: `alternatywny | drugi | dodatkowy | inny | zapasowy | alternatywna | druga | dodatkowa | inna
    | pomocniczy`,
  ownContact: 'prywatny | prywatna | osobisty | prywatne | osobiste | domowy | godziny pracy',
  phoneKinds: 'stacjonarny | stacjonarnego | domowy | dzienny | wieczorny | telefon | numer',
  linkedinPage: { says: 'profil linkedin | profil na linkedin | link do linkedin' },
  githubPage: { says: 'profil github | githuba | githubie' },
  gitlabPage: { says: 'profil gitlab' },
  usernameGitlab: { says: 'nazwa użytkownika gitlab' },
  twitterPage: { says: 'profil twitter | profil x' },
  facebookPage: { says: 'profil facebook | profil na facebooku' },
  portfolioPage: { says: 'portfolio', named: 'portfolio' },
  websitePage: { says: 'strona internetowa | strona www | witryna | strona domowa | własna strona | blog' },
  otherPage: { says: 'inny link | inne linki | inna strona | dodatkowy link | dodatkowe linki' },
} satisfies Covered<Contact>;
