import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: 'filtre | filtres | tous les filtres | plus de filtres | affiner | critères',
    whole: 'filtrer',
  },
  choices: 'résultats | sélection | choix | la recherche',
  headingFillers: `tous | toutes | plus | de | des | d | l | la | le | les | vos | votre | mes | ma | par | seulement | et | ou
    | trier | tri | recherche | résultats | offres | emploi | emplois | liste | options | actifs | avancés`,
  facets: `date de publication | expérience | niveau | type d'emploi | type de contrat | contrat | salaire | télétravail
    | entreprise | secteur | catégorie | distance | rayon | temps de travail | métier`,
  showResults: `afficher les résultats | voir les résultats | afficher les offres | voir les offres | appliquer les filtres
    | valider | terminé | rechercher`,
  applyChoices: {
    says: 'appliquer',
  },
  reset: {
    whole: `effacer | effacer le texte | tout effacer | effacer les filtres | effacer tous les filtres | réinitialiser
      | réinitialiser les filtres | tout réinitialiser`,
    alone: 'supprimer le filtre',
    says: 'supprimer les filtres',
    first: 'supprimer | retirer | enlever',
  },
} satisfies Covered<Filters>;
