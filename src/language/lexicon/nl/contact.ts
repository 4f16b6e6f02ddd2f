import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'gebruikersnaam',
  linkAddress: 'adres',
  forLoggingIn: 'inlog | inloggen | aanmelden | gebruikersnaam of',
  personalFields: `e-mailadres | emailadres | telefoonnummer | voornaam | achternaam | je naam | gebruikersnaam
    | wachtwoord`,
  email: { says: 'e-mailadres | emailadres | mailadres' },
  telCountryCode: { says: 'landcode | landnummer | landnetnummer' },
  telAreaCode: { says: 'netnummer' },
  telExtension: { says: 'doorkiesnummer' },
  telLocalPrefix: gap<'A number has no parts of its own behind the area code.'>(),
  telLocalSuffix: gap<'A number has no parts of its own behind the area code.'>(),
  tel: {
    says: `telefoon | telefoonnummer | mobiel | mobiel nummer | gsm | gsm-nummer | mobiele telefoon | mobiele nummer
      | vast nummer | met landcode`,
    named: 'tel | telefoon | gsm',
  },
  photoFile: { says: 'foto | pasfoto | profielfoto' },
  resumeFile: { says: 'cv | curriculum vitae', named: 'cv | curriculum vitae' },
  coverLetterFile: { says: 'motivatiebrief | motivatie | sollicitatiebrief | begeleidende brief' },
  employerContact: 'bedrijf | bedrijfs | bedrijfswebsite | bedrijfsmail | werkgever',
  workContact: 'werk | zakelijk | zakelijke | kantoor',
  secondaryContact: 'alternatief | alternatieve | tweede | ander | extra | secundair | reserve',
  ownContact: 'privé | persoonlijk | persoonlijke | thuis | kantooruren | werkuren',
  phoneKinds: 'vast | vaste | overdag | thuis | vaste lijn | telefoon | nummer',
  linkedinPage: { says: 'linkedin-profiel | link naar linkedin' },
  githubPage: { says: 'github-profiel' },
  gitlabPage: { says: 'gitlab-profiel' },
  usernameGitlab: { says: 'gitlab-gebruikersnaam' },
  twitterPage: { says: 'twitter-profiel | x-profiel' },
  facebookPage: { says: 'facebook-profiel' },
  portfolioPage: { says: 'portfolio', named: 'portfolio' },
  websitePage: { says: 'website | persoonlijke website', named: 'website' },
  otherPage: { says: 'andere link | andere links | andere website | overige links' },
} satisfies Covered<Contact>;
