import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'användarnamn | kontonamn | användar-id',
  linkAddress: 'länk | adress | webbadress',
  forLoggingIn: 'logga in | inloggning | användarnamn eller | eller användarnamn | redan ett konto',
  personalFields: `e-post | e-postadress | telefon | telefonnummer | mobilnummer | förnamn | efternamn | ditt namn
    | användarnamn | lösenord`,
  email: {
    says: 'e-post | e-postadress | epost | mejladress | mejl | e-post adress | mailadress | mail',
    named: 'epost | epostadress | mejl',
  },
  telCountryCode: {
    says: 'landskod | landsnummer | telefonlandskod | internationell landskod | landsprefix',
    named: 'telefon prefix',
  },
  telAreaCode: { says: 'riktnummer' },
  telExtension: gap<'Numbers are dialled directly.'>(),
  telLocalPrefix: gap<'A number has no parts of its own behind the area code.'>(),
  telLocalSuffix: gap<'A number has no parts of its own behind the area code.'>(),
  tel: {
    says: `telefonnummer | mobilnummer | mobiltelefon | mobiltelefonnummer | kontakttelefon | telefon | mobil | tel
      | telefonnr | mobilnr | hemtelefon | mobiltelefonnr`,
    named: 'telefon | telefonnummer | mobil',
  },
  photoFile: {
    says: 'foto | bild | fotografi | profilbild | porträttbild | bild på dig',
    named: 'foto | bild | profilbild',
  },
  resumeFile: { says: 'meritförteckning | cv | curriculum vitae | levnadsbeskrivning | ditt cv', named: 'cv' },
  coverLetterFile: { says: 'personligt brev | ansökningsbrev | följebrev | motivationsbrev', named: 'personligt brev' },
  employerContact: 'företag | företags | företagets | arbetsgivare | arbetsgivarens | byrå',
  workContact: 'arbete | arbetet | jobb | jobbet | kontor | kontoret | arbetstelefon | tjänste | jobbtelefon',
  secondaryContact: `alternativ | alternativt | sekundär | andra | ytterligare | extra | annan | annat | reserv | fax`,
  ownContact: 'privat | privata | hem | hemma | personlig | personligt | personliga | kontorstid | arbetstid',
  phoneKinds: 'fast | bostad | bostaden | dagtid | kvällstid | hem | telefon | nummer',
  linkedinPage: { says: 'linkedin-profil | länk till linkedin' },
  githubPage: { says: 'github-profil' },
  gitlabPage: { says: 'gitlab-profil' },
  usernameGitlab: { says: 'gitlab-användarnamn | användarnamn på gitlab' },
  twitterPage: { says: 'twitter-profil | x-profil' },
  facebookPage: { says: 'facebook-profil' },
  portfolioPage: { says: 'portfolio | portfölj | länk till portfolio | arbetsprover', named: 'portfolio' },
  websitePage: {
    says: 'hemsida | webbplats | webbsida | egen webbplats | personlig webbplats | egen hemsida | blogg',
    named: 'hemsida | webbplats',
  },
  otherPage: { says: 'annan länk | andra länkar | övriga länkar | ytterligare länkar | annan webbplats' },
} satisfies Covered<Contact>;
