import type { Covered } from '../topics/concept';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'annuler | non merci | non, merci | pas maintenant | plus tard | retour | passer | ignorer',
  close: 'fermer',
  closedParts: `le | la | les | cette | ce | fenêtre | boîte de dialogue | dialogue | modale | panneau | filtre | filtres | tous | menu
    | détails | bannière`,
  next: 'suivant | suivante | suivants | suivantes | page suivante | suiv | articles plus anciens',
  previous: 'précédent | précédente | page précédente | préc | retour',
  pagingFillers: 'aller | à | la | page | pages | résultats | offres | vers | les',
  loadMore: `charger plus | voir plus d'offres | plus d'offres | afficher plus d'offres | afficher plus de résultats | plus de résultats
    | voir plus d'emplois | plus d'emplois | charger la suite | voir plus de résultats`,
  showMore: 'afficher plus | voir plus | plus',
  plainSend: 'envoyer | soumettre',
  search: `recherche | rechercher | chercher | trouver | mot-clé | mots-clés | mots clés | mot clé | quoi | où | lieu | ville | métier
    | intitulé | poste | localisation | code postal`,
  sort: 'trier | trier par | tri | classer par | par page',
  view: `voir | voir l'offre | voir le poste | voir les détails | détails | afficher | en savoir plus | lire la suite | consulter
    | consulter l'offre`,
} satisfies Covered<Controls>;
