import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | vie privée | consentement | vos données | données personnelles',
  consentAnswers: "accepter | j'accepte | autoriser | refuser | tout accepter | continuer sans accepter",
  login: `s'identifier | se connecter | connectez-vous | identifiez-vous | connexion | s'inscrire | inscrivez-vous | créer un compte
    | bon retour parmi nous`,
  applicationReceived: `candidature envoyée | candidature a été envoyée | candidature a bien été | candidature transmise
    | candidature reçue | reçu votre candidature | merci pour votre candidature | merci d'avoir postulé | merci de votre candidature
    | candidature enregistrée | candidature a été transmise | candidature a été reçue | nous avons bien reçu votre candidature
    | candidature a été enregistrée`,
  notYet: "une fois | après | quand | lorsque | si | avant | n'a pas | pas | erreur | sera",
  oneMoment: 'un instant',
  challenge: `vérifiez que vous êtes humain | vérifier que vous êtes humain | je ne suis pas un robot
    | vous n'êtes pas un robot | vérification de sécurité | contrôle de sécurité | vérification supplémentaire requise
    | accès refusé | accès interdit`,
  loading: 'chargement | chargement en cours | veuillez patienter',
  nothingFound: `aucun résultat | aucune offre | aucun emploi | n'avons trouvé aucun | n'avons trouvé aucune | pas de résultat
    | aucun poste | aucune annonce | ne correspond à votre recherche | aucune correspondance`,
  rateLimit: `trop de requêtes | trop de demandes | trafic inhabituel | activité inhabituelle | limite atteinte
    | réessayez plus tard | temporairement bloqué`,
  jobsOf: {
    first:
      "offres d'emploi chez | nos offres d'emploi chez | emplois chez | emploi chez | carrières chez | carrière chez | travailler chez | postes chez | postes ouverts chez | recrutement chez | rejoindre | rejoignez",
    last: 'recrutement | carrières | carrière | recrute',
    alone:
      "nous rejoindre | rejoignez-nous | rejoignez nous | travailler chez nous | travaillez avec nous | travailler avec nous | rejoindre l'équipe | rejoignez notre équipe",
  },
  boardMenu: 'publier une offre | déposer une offre | déposer une annonce | recruteurs | espace recruteur | employeurs',
  basket: 'panier | mon panier',
  careersSite: `portail emploi | portail de recrutement | espace emploi | carrière | carrières | recrutement | emplois | nous rejoindre | offres d'emploi | nos offres d'emploi | emploi | offres d'emplois | postes à pourvoir | nous recrutons`,
  sitePart: 'espace | portail | site | page | rubrique | zone | site web',
  rightsReserved: `tous droits réservés | tous les droits réservés`,
  madeBy: `réalisé par | réalisation | site réalisé par | conception | création | création du site
    | création de site | création site internet | site créé par | propulsé par | développé par | hébergé par
    | agence web`,
  aboutName: `à propos de | à propos d' | qui est`,
  menuEntry: `profil de l'entreprise | Accueil | À propos | Contact | Contacts | Contactez-nous | Infos | Informations | Actualités | Services | Produits | Équipe | Galerie | Évènements | Mentions légales | Connexion | Recherche | Menu | Coordonnées | Adresse | Horaires | Aide | Nous joindre | Nous contacter`,
  postingId: "référence | référence de l'offre | référence de l'annonce | numéro de l'offre | réf | réf de l'offre",
  boardName: 'emploi* | *emploi | *emplois',
} satisfies Covered<Pages>;
