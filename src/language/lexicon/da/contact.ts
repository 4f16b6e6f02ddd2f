import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'brugernavn | kontonavn | bruger-id',
  linkAddress: 'link | adresse | webadresse',
  forLoggingIn: 'log ind | login | brugernavn eller | eller brugernavn | allerede en konto',
  personalFields: `e-mail | e-mailadresse | telefon | telefonnummer | mobilnummer | fornavn | efternavn | dit navn
    | brugernavn | adgangskode`,
  email: {
    says: 'e-mailadresse | e-mail | mail | mailadresse | emailadresse | e-mail-adresse | e-post',
    named: 'mail | emailadresse | mailadresse',
  },
  telCountryCode: {
    says: 'landekode | landekode telefon | landenummer | international landekode',
    named: 'telefon prefix',
  },
  telAreaCode: gap<'Numbers have no area code.'>(),
  telExtension: { says: 'lokalnummer' },
  telLocalPrefix: gap<'A number has no parts of its own.'>(),
  telLocalSuffix: gap<'A number has no parts of its own.'>(),
  tel: {
    says: `telefonnummer | mobilnummer | mobiltelefon | mobiltelefonnummer | kontakttelefon | telefon | mobil | tlf
      | tlf. nr | telefonnr | mobilnr | fastnettelefon | mobil nr`,
    named: 'telefon | telefonnummer | mobil | tlf | mobilnummer',
  },
  photoFile: { says: 'foto | billede | profilbillede | fotografi | portræt | billede af dig', named: 'foto | billede' },
  resumeFile: { says: 'cv | curriculum vitae | dit cv', named: 'cv' },
  coverLetterFile: { says: 'ansøgning | motiveret ansøgning | følgebrev | ansøgningsbrev | motivationsbrev' },
  employerContact: `firma | firmaets | virksomhed | virksomhedens | arbejdsgiver | arbejdsgivers | arbejdsgiverens
    | bureau`,
  workContact: 'arbejde | arbejdet | job | kontor | kontoret | arbejdstelefon | arbejdsplads',
  secondaryContact: 'alternativ | alternativt | sekundær | anden | andet | ekstra | yderligere | reserve | fax',
  ownContact: 'privat | private | hjem | hjemme | personlig | personlige | kontortid | arbejdstid',
  phoneKinds: 'fastnet | bopæl | dagtid | aften | hjemme | telefon | nummer',
  linkedinPage: { says: 'linkedin-profil | link til linkedin' },
  githubPage: { says: 'github-profil' },
  gitlabPage: { says: 'gitlab-profil' },
  usernameGitlab: { says: 'gitlab-brugernavn | brugernavn på gitlab' },
  twitterPage: { says: 'twitter-profil | x-profil' },
  facebookPage: { says: 'facebook-profil' },
  portfolioPage: { says: 'portfolio | portefølje | link til portfolio | arbejdsprøver', named: 'portfolio' },
  websitePage: {
    says: 'hjemmeside | website | webside | personlig hjemmeside | egen hjemmeside | blog',
    named: 'hjemmeside | website',
  },
  otherPage: { says: 'andet link | andre links | øvrige links | yderligere links | anden hjemmeside' },
} satisfies Covered<Contact>;
