import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'benutzername | nutzername | profilname | kontoname',
  linkAddress: 'adresse | webseite',
  forLoggingIn: 'anmelden | anmeldung | anmelde e mail | einloggen | login | benutzername oder | oder benutzername',
  personalFields: `e-mail | email | telefon | telefonnummer | handynummer | vorname | nachname | ihr name | dein name
    | benutzername | passwort | kennwort`,
  email: {
    says: 'e-mail-adresse | e-mail adresse | emailadresse | mailadresse | e-mailadresse',
    named: 'e mail adresse | emailadresse | mailadresse',
  },
  telCountryCode: { says: 'ländervorwahl | landesvorwahl | länderkennzahl | internationale vorwahl | ländercode' },
  telAreaCode: { says: 'vorwahl | ortsvorwahl', named: 'vorwahl' },
  telExtension: { says: 'durchwahl' },
  telLocalPrefix: gap<'A number has no parts of its own behind the area code.'>(),
  telLocalSuffix: gap<'A number has no parts of its own behind the area code.'>(),
  tel: {
    says: `telefon | telefonnummer | handy | handynummer | mobilnummer | mobiltelefon | mobilfunknummer | festnetz
      | festnetznummer | rufnummer | tel.-nr | telefonnr | telefon-nr | rückrufnummer | mobiltelefonnummer
      | mit ländervorwahl | inkl ländervorwahl | inklusive ländervorwahl | mit landesvorwahl | inkl landesvorwahl`,
    named: 'tel | telefon | telefonnummer | handy | mobil',
  },
  photoFile: { says: 'foto | bewerbungsfoto | profilbild | lichtbild | bild | fotografie' },
  resumeFile: {
    says: `lebenslauf | bewerbungsunterlagen | cv | bewerbungsmappe | vollständige bewerbung | deine bewerbung
      | ihre bewerbung`,
    named: 'lebenslauf',
  },
  coverLetterFile: {
    says: 'anschreiben | motivationsschreiben | bewerbungsschreiben | begleitschreiben | motivationsbrief',
    named: 'anschreiben',
  },
  employerContact: `firma | firmen | unternehmen | unternehmens | arbeitgeber | arbeitgebers | firmentelefon
    | firmenhandy | firmenwebsite | firmenwebseite | firmenmail | firmennummer | agentur`,
  workContact: `geschäftlich | geschäftliche | geschäftlicher | geschäfts | dienstlich | dienstliche | dienst
    | diensthandy | diensttelefon | geschäftstelefon | beruflich | berufliche | büro | arbeit`,
  secondaryContact: `alternative | alternativer | alternatives | zweite | zweiter | zweites | weitere | weiterer
    | weiteres | zusätzliche | zusätzlich | andere | ersatz | sekundäre | fax`,
  ownContact: `privat | private | privater | zuhause | zu hause | persönlich | persönliche | bürozeiten
    | geschäftszeiten | arbeitszeit`,
  phoneKinds: 'festnetz | fest | tagsüber | abends | daheim | telefon | nummer',
  linkedinPage: { says: 'linkedin-profil | link zu linkedin | linkedin-url' },
  githubPage: { says: 'github-profil' },
  gitlabPage: { says: 'gitlab-profil' },
  usernameGitlab: { says: 'gitlab-benutzername' },
  twitterPage: { says: 'twitter-profil | x-profil' },
  facebookPage: { says: 'facebook-profil' },
  portfolioPage: { says: 'portfolio', named: 'portfolio' },
  websitePage: {
    says: 'webseite | website | internetseite | homepage | persönliche website',
    named: 'website | homepage',
  },
  otherPage: {
    says: 'weitere links | anderer link | sonstige links | andere website | weitere website | weiterer link',
  },
} satisfies Covered<Contact>;
