import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'il y a',
  nouns: {
    says: "emploi | emplois | offre | offres | offres d'emploi | carrière | carrières | recrutement | recrutements | vacances de poste | postes | stage | stages",
    url: 'emploi | emplois | offre | offres | poste | recrutement',
  },
  manyNouns: "emplois | offres | offres d'emploi",
  sectionHeadlines:
    'profil recherché | ce que nous offrons | nous offrons | nous vous offrons | ce que nous proposons | votre profil | compétences | qualifications | avantages | missions',
  occupations: `*développeur* | *développeuse* | *ingénieur* | architecte* | responsable* | chargé de | chargée de | chargé d' | chargée d' | chargés de | *technicien* | *vendeur* | vendeuse* | *comptable* | conseiller* | conseillère* | stagiaire* | chef de projet | infirmier* | infirmière* | assistante* | directeur* | directrice* | consultante* | employé | employée | employés | ingénieure | aide-soignant | aide-soignante | cuisinier* | serveur* | serveuse* | électricien* | mécanicien* | soudeur* | soudeuse* | chauffeur* | magasinier* | préparateur de commandes | médecin* | *thérapeute* | ostéopathe* | psychologue* | pharmacien* | dentiste* | sage-femme | sages-femmes | éducateur* | éducatrice* | animateur* | animatrice* | professeur* | enseignant* | formateur* | formatrice* | coordinateur* | coordinatrice* | coordonnateur* | coordonnatrice* | secrétaire* | agent de | agent d' | opérateur* | opératrice* | ouvrier* | ouvrière* | maçon | plombier* | menuisier* | charpentier* | couvreur* | boulanger | boulangère | pâtissier* | boucher | bouchère | coiffeur* | coiffeuse* | esthéticien* | jardinier* | gardien* | conducteur* | conductrice* | livreur* | livreuse* | manutentionnaire* | cariste* | acheteur* | acheteuse* | analyste* | chercheur* | chercheuse* | doctorant* | juriste* | avocat | avocate | rédacteur* | rédactrice* | graphiste* | concepteur* | conceptrice* | gestionnaire* | manager* | auxiliaire* | travailleur* | travailleuse* | apprenti | apprentie | alternant* | aide à domicile | agent d'entretien | assistant* | consultant* | monteur* | ergothérapeute*`,
  titleWords: 'alternance',
  keywordField:
    'recherche | rechercher | mot-clé | mots-clés | mots clés | métier | poste | intitulé | quoi | compétence',
  placeField: 'où | lieu | ville | code postal | localisation | région | département',
  departments: 'ventes | commercial | informatique | ressources humaines | production | logistique',
  betweenDepartments: 'et',
  everyGender: gap<'letters say it: (H/F)'>(),
  genderEndings: 'e | euse | trice',
  listEntries: 'offre* | résultat* | emploi* | poste* | annonce* | postes à pourvoir',
  ofTotal: 'de | sur',
  openCalls: 'candidature* spontanée* | candidature libre',
  about: 'environ',
} satisfies Covered<Jobs>;
