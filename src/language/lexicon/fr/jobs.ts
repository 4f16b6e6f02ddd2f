import type { Covered } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'temps plein | temps partiel | cdi | cdd | télétravail | il y a | hybride | candidature simplifiée',
  nouns: `emploi | emplois | offre | offres | offres d'emploi | carrière | carrières | recrutement | postes | stage | stages`,
  manyNouns: "emplois | offres | offres d'emploi",
  applyOnPosting: "postuler | je postule | candidater | candidature simplifiée | j'envoie ma candidature",
  sectionHeadlines: `missions | vos missions | profil recherché | votre profil | description du poste | compétences | qualifications | avantages
    | le poste`,
  roles: `ingénieur | ingénieure | développeur | développeuse | responsable | chargé | chargée | technicien | technicienne | conseiller
    | vendeur | stagiaire | alternance | chef de projet | comptable | infirmier | assistante | directeur | consultante | employé`,
  keywordField:
    'recherche | rechercher | mot-clé | mots-clés | mots clés | métier | poste | intitulé | quoi | compétence',
  placeField: 'où | lieu | ville | code postal | localisation | région | département',
} satisfies Covered<Jobs>;
