import type { Covered } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: 'filtre | filtres | filtrer | affiner | critères',
  choices: 'résultats | sélection | choix | la recherche',
  headingFillers: `tous | toutes | plus | de | des | d | l | la | le | les | vos | votre | mes | ma | par | seulement | et | ou | trier | tri
    | recherche | résultats | offres | emploi | emplois | liste | options | actifs | avancés`,
  openFilters: 'filtre | filtres | filtrer | tous les filtres | affiner | plus de filtres',
  facets: `date de publication | expérience | niveau | type d'emploi | type de contrat | contrat | salaire | télétravail | entreprise
    | secteur | catégorie | distance | rayon | temps de travail | métier`,
  showResults: `afficher les résultats | voir les résultats | afficher les offres | voir les offres | appliquer | appliquer les filtres
    | valider | terminé | rechercher`,
  reset: 'réinitialiser | effacer | tout effacer | effacer les filtres | supprimer les filtres',
  applyChoices: 'appliquer',
  removeChoice: 'supprimer | supprimer le filtre | retirer | enlever | effacer',
} satisfies Covered<Filters>;
