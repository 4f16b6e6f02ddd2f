import { type Covered, gap } from '../topics/concept';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'gebruikersnaam',
  linkAddress: 'adres',
  forLoggingIn: 'inlog | inloggen | aanmelden | gebruikersnaam of',
  personalFields:
    'e-mailadres | emailadres | telefoonnummer | voornaam | achternaam | je naam | gebruikersnaam | wachtwoord',
  email: { says: 'e-mailadres | emailadres | mailadres' },
  telCountryCode: { says: 'landcode | landnummer | landnetnummer' },
  telAreaCode: { says: 'netnummer' },
  telExtension: { says: 'doorkiesnummer' },
  telLocalPrefix: gap('not yet written'),
  telLocalSuffix: gap('not yet written'),
  tel: {
    says: `telefoon | telefoonnummer | mobiel | mobiel nummer | gsm | gsm-nummer | mobiele telefoon | mobiele nummer | vast nummer`,
    named: 'tel | telefoon | gsm',
  },
  photoFile: { says: 'foto | pasfoto | profielfoto' },
  resumeFile: { says: 'cv | curriculum vitae', named: 'cv | curriculum vitae' },
  coverLetterFile: { says: 'motivatiebrief | motivatie | sollicitatiebrief | begeleidende brief' },
  employerContact: 'bedrijf | bedrijfs | bedrijfswebsite | bedrijfsmail | werkgever',
  workContact: 'werk | zakelijk | zakelijke | kantoor',
  secondaryContact: 'alternatief | alternatieve | tweede | ander | extra | secundair | reserve',
  ownContact: 'privé | persoonlijk | persoonlijke | thuis | kantooruren | werkuren',
  linkedinPage: gap('not yet written'),
  githubPage: gap('not yet written'),
  gitlabPage: gap('not yet written'),
  usernameGitlab: gap('not yet written'),
  twitterPage: gap('not yet written'),
  facebookPage: gap('not yet written'),
  portfolioPage: { says: 'portfolio', named: 'portfolio' },
  websitePage: { says: 'website | persoonlijke website', named: 'website' },
  otherPage: { says: 'andere link | andere links | andere website | overige links' },
} satisfies Covered<Contact>;
