import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'brukernavn | kontonavn | bruker-id',
  linkAddress: 'lenke | adresse | nettadresse',
  forLoggingIn: 'logg inn | logg på | innlogging | brukernavn eller | eller brukernavn | allerede en konto',
  personalFields: `e-post | e-postadresse | telefon | telefonnummer | mobilnummer | fornavn | etternavn | ditt navn
    | brukernavn | passord`,
  email: {
    says: 'e-post | epost | e-postadresse | epostadresse | e-post adresse | mailadresse | mail',
    named: 'epost | epostadresse | e post',
  },
  telCountryCode: { says: 'landskode | landkode | landsnummer | internasjonal landskode' },
  telAreaCode: gap<'Numbers have no area code.'>(),
  telExtension: { says: 'internnummer | linjenummer' },
  telLocalPrefix: gap<'A number has no parts of its own.'>(),
  telLocalSuffix: gap<'A number has no parts of its own.'>(),
  tel: {
    says: `telefonnummer | mobilnummer | mobiltelefon | mobiltelefonnummer | kontakttelefon | telefon | mobil | tlf
      | tlf. nr | telefonnr | mobilnr | fasttelefon`,
    named: 'telefon | telefonnummer | mobil | tlf | mobilnummer',
  },
  photoFile: { says: 'foto | bilde | profilbilde | fotografi | portrett | bilde av deg', named: 'foto | bilde' },
  resumeFile: { says: 'cv | curriculum vitae | din cv', named: 'cv' },
  coverLetterFile: { says: 'søknad | søknadsbrev | følgebrev | søknadstekst | motivasjonsbrev' },
  employerContact: 'firma | firmaets | bedrift | bedriftens | bedrifts | arbeidsgiver | arbeidsgivers | byrå',
  workContact: 'arbeid | jobb | kontor | kontoret | arbeidstelefon | jobbtelefon | arbeidsplass',
  secondaryContact: 'alternativ | alternativt | sekundær | annen | annet | ekstra | ytterligere | reserve | faks',
  ownContact: 'privat | private | hjem | hjemme | personlig | personlige | kontortid | arbeidstid',
  phoneKinds: 'fast | bosted | dagtid | kveldstid | hjemme | telefon | nummer',
  linkedinPage: { says: 'linkedin-profil | lenke til linkedin' },
  githubPage: { says: 'github-profil' },
  gitlabPage: { says: 'gitlab-profil' },
  usernameGitlab: { says: 'gitlab-brukernavn | brukernavn på gitlab' },
  twitterPage: { says: 'twitter-profil | x-profil' },
  facebookPage: { says: 'facebook-profil' },
  portfolioPage: { says: 'portfolio | portefølje | lenke til portfolio | arbeidsprøver', named: 'portfolio' },
  websitePage: {
    says: 'hjemmeside | nettside | nettsted | webside | personlig nettside | egen nettside | blogg',
    named: 'hjemmeside | nettside',
  },
  otherPage: { says: 'annen lenke | andre lenker | øvrige lenker | flere lenker | annet nettsted' },
} satisfies Covered<Contact>;
