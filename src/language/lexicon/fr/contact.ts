import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'nom d utilisateur | identifiant | pseudo | nom de compte',
  linkAddress: 'lien | adresse',
  forLoggingIn: 'connexion | connecter | identifiant ou | d utilisateur ou',
  personalFields: `courriel | adresse mail | adresse e-mail | téléphone | prénom | nom de famille | votre nom
    | identifiant | mot de passe`,
  email: {
    says: 'adresse e-mail | adresse mail | adresse électronique | courriel | adresse email | adresse courriel | mél',
    named: 'mail | courriel',
  },
  telCountryCode: { says: 'indicatif | indicatif pays | indicatif du pays | indicatif téléphonique | code pays' },
  telAreaCode: { says: 'indicatif régional' },
  telExtension: { says: 'numéro de poste' },
  telLocalPrefix: gap<'A number has no parts of its own.'>(),
  telLocalSuffix: gap<'A number has no parts of its own.'>(),
  tel: {
    says: `téléphone | numéro de téléphone | téléphone portable | portable | téléphone mobile | mobile
      | numéro de portable | tél | n° de téléphone | téléphone fixe | numéro de mobile | avec indicatif
      | avec l'indicatif | indicatif compris`,
    named: 'tel | mobile | gsm | portable',
  },
  photoFile: { says: 'photo | photo de profil', named: 'photo | image' },
  resumeFile: { says: 'cv | curriculum vitae | votre cv | mon cv', named: 'cv | curriculum vitae' },
  coverLetterFile: { says: 'lettre de motivation | lettre d’accompagnement' },
  employerContact: 'entreprise | société | employeur | agence',
  workContact: 'professionnel | professionnelle | bureau | travail',
  secondaryContact: `autre | secondaire | deuxième | second | seconde | alternatif | alternative | supplémentaire
    | de secours | de récupération`,
  ownContact: 'privé | privée | personnel | personnelle | perso | domicile | heures de bureau',
  phoneKinds: 'fixe | domicile | journée | soir | en journée | du domicile | de la maison | téléphone | numéro',
  linkedinPage: { says: 'profil linkedin | lien linkedin | lien vers votre profil linkedin' },
  githubPage: { says: 'profil github' },
  gitlabPage: { says: 'profil gitlab' },
  usernameGitlab: { says: "identifiant gitlab | nom d'utilisateur gitlab" },
  twitterPage: { says: 'profil twitter | compte twitter | profil x' },
  facebookPage: { says: 'profil facebook' },
  portfolioPage: { says: 'book en ligne | portefeuille en ligne | portfolio', named: 'portfolio' },
  websitePage: { says: 'site web | site internet | site personnel', named: 'site web' },
  otherPage: { says: 'autre site | autre lien | autres liens | autre site web | autres sites' },
} satisfies Covered<Contact>;
