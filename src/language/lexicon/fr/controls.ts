import type { Covered } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'annuler | non merci | non, merci | pas maintenant | plus tard | passer | ignorer',
  back: 'retour',
  close: 'fermer',
  closedParts: `le | la | les | cette | ce | fenêtre | boîte de dialogue | dialogue | modale | panneau | filtre | filtres | tous
    | menu | détails | bannière`,
  next: 'suivant | suivante | suivants | suivantes | page suivante | suiv | articles plus anciens',
  previous: 'précédent | précédente | page précédente | préc',
  page: 'page',
  pagingFillers: 'aller | à | la | pages | résultats | offres | vers | les',
  loadMore: `charger plus | voir plus d'offres | plus d'offres | afficher plus d'offres | afficher plus de résultats
    | plus de résultats | voir plus d'emplois | plus d'emplois | charger la suite | voir plus de résultats`,
  moreOf: `charger plus d | charger plus de | voir plus d | voir plus de | afficher plus d | afficher plus de | charger davantage d
    | charger davantage de | voir davantage d | voir davantage de | afficher davantage d | afficher davantage de | charger d'autres
    | voir d'autres | afficher d'autres | voir les autres | afficher les autres`,
  moreAround: 'afficher, charger, voir … suivantes, suivants, supplémentaires',
  moreByNumber: 'afficher, charger, voir … plus, suivants, suivantes, autres',
  results: 'résultats',
  showMore: 'afficher plus | voir plus | plus',
  showAll:
    'tout afficher | tout voir | afficher tout | voir tout | voir toutes les offres | afficher toutes les offres | voir tous les postes | afficher tous les résultats',
  plainSend: 'envoyer | soumettre',
  search: {
    says: 'recherche | rechercher | chercher | trouver | mot clé | où | lieu | ville | localisation | code postal',
  },
  sort: 'trier | trier par | tri | classer par | par page',
  view: `voir | voir l'offre | voir le poste | voir les détails | détails | afficher | en savoir plus | lire la suite | consulter
    | consulter l'offre | afficher/masquer | voir plus`,
} satisfies Covered<Controls>;
