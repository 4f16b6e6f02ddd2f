import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: 'compétences | technologies | langages de programmation | outils | maîtrisez | connaissez | savoir-faire',
  languages: `langues parlées | langues que vous parlez | quelles langues parlez-vous | langues maîtrisées`,
  veteran: { says: 'ancien combattant | anciens combattants | vétéran | forces armées' },
  disability: { says: 'handicap | handicapé | rqth | travailleur handicapé | handicapée' },
  hispanic: { says: 'hispanique | latino' },
  race: {
    says: 'minorité visible | personne autochtone | origine ethnique | groupe ethnique | appartenance ethnique | origines ethniques',
    named: 'race',
  },
  otherEquality: {
    says: 'orientation sexuelle | religion | situation familiale | état civil | transgenre',
    named: 'religion',
  },
  gender: { says: 'genre | identité de genre | sexe' },
  coverLetterText: {
    says: `lettre de motivation | motivation | motivations | message au recruteur | message à l’attention du recruteur
      | lettre d’accompagnement | message à l’attention de l’employeur`,
    named: 'motivation | lettre motivation',
  },
  headline: { says: 'titre du profil | titre professionnel | accroche' },
  summary: {
    says: `résumé du profil | à propos de vous | présentation | présentez vous | présente toi | parlez nous de vous | parle nous de toi
      | résumé professionnel | décrivez vous | décris toi | à propos de toi`,
    alone: 'profil',
  },
  salaryCurrency: { says: 'devise' },
  salaryExpected: {
    says: `prétentions salariales | prétention salariale | salaire souhaité | rémunération souhaitée | salaire attendu
      | attentes salariales | salaire | rémunération`,
  },
  noticePeriod: { says: 'préavis | durée de préavis' },
  startDate: { says: 'date de début | disponible à partir | date de disponibilité | disponibilité | date d’entrée' },
  relocation: { says: 'déménager | mobilité géographique | relocaliser' },
  source: {
    says: `comment avez-vous connu | comment avez-vous entendu | comment avez-vous découvert | comment nous avez-vous connu
      | comment as-tu entendu | source de la candidature | origine de la candidature`,
    alone: 'source | précisez la source',
  },
  currentPay:
    'salaire, rémunération … actuel*, dernier*, dernière*, de départ, de sortie, au départ | gagnez vous actuellement',
  relocationHelp: 'aide, frais, prise en charge … déménagement, relocalisation',
  sourceShapes: `comment, où, par quel, par quelle, via quel, d'où … connu, connus, connue, entendu, découvert, vu, trouvé, connaissance, appris l existence
    | origine de la candidature | comment … nous connaissez, connaissez vous notre`,
  salaryCurrencyShapes: 'devise … salaire, salariales, rémunération',
  salaryExpectedShapes: `prétention*, attente*, exigence*, souhait* … salarial*, salaire, rémunération
    | salaire, rémunération, package … souhait*, attendu*, désiré*, visé*, envisag*, recherch*, espér* | combien … gagner`,
  noticePeriodShapes: 'préavis | délai de congé',
  priorEmploymentShapes: 'ancien*, ex … employé*, salarié*, collaborat* | déjà … travaillé, été employé*, collaboré',
  relocationShapes: 'déménag*, relocalis* | mobile*, mobilité … géographique*',
  startDateShapes: `quand, à partir de quand, à quelle date, de quelle date, à partir de quelle date, dès quelle date, dès quand … commencer, disponible*, débuter, rejoindre, démarrer
    | date … début, disponibilité*, prise de poste, prise de fonction, entrée en fonction, démarrage, embauche, commencement
    | quelles sont … disponibilité*`,
  sponsorship: { says: 'statut de visa | statut migratoire | statut d’immigration' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { named: 'permis de travail | autorisation de travail' },
  age18: { says: '18 ans | majeur' },
  criminalRecord: {
    says: 'casier judiciaire | condamné | condamnation | condamnée | condamnations | poursuites pénales',
  },
  priorEmployment: { says: 'déjà travaillé | déjà été employé | ancien salarié | ancien employé | déjà postulé' },
  accommodation: { says: 'aménagement | aménagements | adaptation de poste | accessibilité' },
  legal: { says: 'non-concurrence | clause de non | conflit d’intérêts' },
  needing: `besoin, nécessitez, nécessite, nécessiter, nécessiterez, faut il, faudra, requérez, requiert, requerrez, devons nous`,
  needed: 'nécessaire*, requis*',
  having: 'avez, as tu, dispos*, posséd*, détenez, titulaire',
  noNeed: "pas besoin, n'avez pas besoin, n'ai pas besoin, aucun besoin, ne nécessit*, ne requ*",
  requests:
    "veuillez indiquer | veuillez confirmer | quel est | quelle est | merci d'indiquer | indiquez | saisissez pour ajouter des | saisissez pour ajouter | tapez pour ajouter | veuillez saisir | saisissez",
  withoutPermit: 'sans … parrain*, sponsor*, visa, restriction*, aide',
  workPermit: `permis de travail, permis de séjour, autorisation de travail, autorisation de travailler, titre de séjour, carte de séjour`,
  visa: 'visa, visas',
  allowedToWork: `autoris*, droit, eligible*, habilit* … travailler, exercer | travailler, exercer … legalement | legalement … travailler
    | permis de travail, autorisation de travail, titre de séjour, permis de séjour, carte de séjour`,
  mayWork: gap<'one word for being allowed and being able: see canWork'>(),
  canWork: 'pouvez vous, peux tu … travailler',
  sponsor: 'parrain*, sponsor*',
  permitHelp: 'aide, aider, accompagnement, demande, demander, obtenir, obtention, démarches',
  permitProof: 'justificatif*, justifier, preuve … droit de travailler, autorisation de travail',
  yesNoBeginnings: `êtes vous | êtes | es tu | avez vous | avez | as tu | pouvez vous | pouvez | peux tu | seriez vous | seriez | serais tu
    | serais | souhaitez vous | souhaitez | est ce que | est ce | disposez | possédez | acceptez | habitez | aurez vous | aurez
    | devez vous | avez vous déjà | nécessitez vous | parlez vous | y a t il`,
  unions: 'ue | eee | union européenne | espace économique européen | schengen | espace schengen',
  ownCountry: 'pays de résidence | pays où vous résidez | pays où vous habitez',
  conditions: 'si | s’il',
  joiners: 'et | ou',
} satisfies Covered<Questions>;
