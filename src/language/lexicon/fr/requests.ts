import { type Covered, gap } from '../topics/concept-phrases';
import type { Requests } from '../topics/requests';

export const requests = {
  reading: `recherche | rechercher | recherches | liste | listes | resultat | resultats | trouver | afficher | voir | plus
    | charger`,
  jobs: 'emploi | emplois | offre | offres | poste | postes | annonce | annonces',
  between: 'de | des | du | la | le | les',
  and: 'et | puis | ou',
  searchWords: 'quoi | ou | mots | recherche',
  paging: gap<'French says "page", as programs do.'>(),
  ownLists: 'candidature | candidatures | favori | favoris | alerte | alertes',
  signOut: 'deconnexion | deconnecter | deconnectez',
  yes: 'oui',
} satisfies Covered<Requests>;
