import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: 'recherché | recherchée | recherché(e)',
  municipality: { first: 'ville de | mairie de | commune de | communauté de communes de' },
  calling: {
    first: `nous recherchons | on recherche | recherche | recherchons | offre d’emploi | nous recrutons
      | on recrute | recrutons | devenez | rejoignez-nous en tant que`,
    last: `est recherché | est recherchée | sont recherchés | recherché | recherchée | recherché(e) | recherchés
      | pour notre équipe | pour rejoindre notre équipe | pour compléter notre équipe
      | pour renforcer notre équipe`,
  },
  beforeSought: `un | une | un·e | un.e | une·un | un(e) | un/une | des | deux`,
  describedAs: {
    first: `est une | est un | est l'un | est l'une | est le | est la`,
    says: `entreprise | société | agence | cabinet | employeur | association | groupe | startup | start-up | PME
      | clinique | établissement | fabricant | éditeur`,
  },
  our: 'notre | nos',
  beforeLabel: 'votre | notre | ton | ta | le | la | les',
  beforeTitle: 'un poste de | le poste de | du poste de | emploi de | poste suivant',
  title: {
    alone: 'poste à pourvoir | offre | poste recherché | intitulé du poste | titre du poste | poste | intitulé',
    named: 'titre | intitule',
  },
  company: {
    alone: `entreprise | entité de rattachement | entité juridique | filiale | société | employeur | nom de l'entreprise | recruteur | établissement | organisme | collectivité | nom de l'employeur | organisation | employeur public | annonceur | nom de la société | raison sociale | structure d'accueil | organisme d'accueil | établissement d'accueil | enseigne | entité | collectivité/établissement | employeur/employeuse | nom de l'établissement | nom de la structure | organisme employeur | organisme recruteur | administration | organisme de rattachement | autorité`,
    named: 'entreprise | societe | employeur',
    url: 'entreprise | entreprises | societe | societes',
  },
  place: {
    alone: `où | lieu | localisation | lieu de travail | ville | lieu du poste | localité | emplacement | localisation du poste | emplacement principal | emplacements | lieux de travail | lieu(x) de travail | lieu d'exercice | lieu d'affectation | lieu de mission | commune | lieu principal | localisation(s) | résidence administrative | affectation | lieux | villes | localisations | lieux d'affectation | lieu d'emploi | votre lieu de travail | site | sites | site d'affectation | site de travail`,
    named: 'lieu | localisation | ville',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone:
      'salaire | rémunération | salaire brut | fourchette de salaire | salaire annuel | salaire mensuel | taux horaire | salaire de base | salaire horaire',
    named: 'salaire | remuneration',
  },
  posted: {
    alone: `publié le | date de publication | publiée le | publiée | mise en ligne | date de parution | publié | affichage | date d'affichage | date de mise en ligne | parution | offre publiée le | date de la publication | actualisé le | date de création | date de dépôt`,
    named: 'publie | date',
  },
  employment: {
    alone:
      "type de contrat | contrat | type d'emploi | temps de travail | nature du contrat | durée du travail | type de poste",
    named: 'contrat',
  },
  otherFact: `service | services | secteur | secteurs | secteur d’activité | domaine | métier | expérience | niveau d'études | référence | télétravail | date de début
    | date limite | date limite de candidature | date limite de dépôt | date limite de dépôt des candidatures
    | date limite pour postuler | date de clôture | clôture des candidatures`,
  descriptionHeading: {
    alone: 'missions | vos missions | le poste | poste',
    says: `description du poste | description de l'offre | description de l'emploi | descriptif du poste | à propos du poste
      | à propos de l'offre | propos de l'offre | propos du poste | détail du poste | détails du poste | détail de l'offre
      | détails de l'offre`,
  },
  otherContent: {
    first: `questions fréquentes | foire aux questions | FAQ | offres,emplois,annonces,postes,jobs,recherches … similaires,associé*,récentes,recommandé*
      | autres,plus d',plus de,plus,d'autres … offres,emplois,jobs,postes`,
    alone: 'alertes emploi | alerte emploi',
  },
  call: 'offre | emploi | avis | vacance | vacant | concours | recrutement | appel | candidatures | fiche | poste | pourvoir | recrutons | nous',
  details: 'détail | détails | annonce | offres',
  seeking: 'recrute | recherche | recrutent | recherchent',
  closed: `n'accepte plus de candidatures | n'accepte plus les candidatures | candidature close | candidature est close
    | candidatures closes | candidatures sont closes
    | offre … expirée,expiré,n'est plus disponible,n'est plus en ligne,n'est plus active,pourvue`,
  closedOnes:
    "offres,postes,annonces,offres d'emploi,recrutements … pourvus,pourvues,expirées,closes,clos,clôturées,fermées,archivées,passées,terminés | archives des offres",
  promoted: 'sponsorisé | sponsorisée | annonce | à la une',
  atCompany: 'chez',
  connectors: {
    alone: 'chez | à | par | en',
    first: 'chez',
  },
  applyEasily: `candidature simplifiée | candidature rapide | candidature facile | postuler en un clic | postuler facilement
    | postuler rapidement`,
  applyElsewhere: `site de l'entreprise | site de l'employeur | site du recruteur | site web de l'entreprise | site web de l'employeur
    | site web du recruteur | site entreprise | site employeur | site externe`,
  legalForms: {
    says: 'S.A.S. | SAS | SARL | SASU | EURL | SELARL',
    last: 'Sàrl | SNC | SCOP',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'groupe | hôpital | université',
  logo: "logo | logo de | logo d' | logo de l'entreprise | logo de la société | page d'accueil",
  pictureKinds: 'en-tête | bannière | image | photo | illustration | blason | icône | couverture',
  unnamed:
    'confidentiel | confidentielle | entreprise confidentielle | société confidentielle | entreprise anonyme | anonyme | employeur confidentiel',
  forClient:
    "notre client | pour notre client | pour l'un de nos clients | pour le compte de notre client | l'un de nos clients",
  weSeek:
    'nous avons besoin de | nous recherchons | nous recrutons | recherchons | recrutons | nous cherchons | nous embauchons | on recrute',
} satisfies Covered<Postings>;
