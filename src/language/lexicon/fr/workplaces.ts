import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'télétravail* | à distance | travail à domicile',
  hybrid: 'hybrid*',
  onsite: 'sur site | présentiel | en présentiel | 100% présentiel',
  partly: 'partiel* | jours | possible* | option*',
  without: 'pas de | sans',
  anywhere: 'partout en France | France entière | monde entier',
  severalPlaces: 'plusieurs lieux | plusieurs sites | plusieurs localisations',
  countedPlaces: 'lieux | sites | villes | localisations | autres lieux',
  furtherPlaces: 'autres | autres lieux | autres villes',
  kindsOfPlaces: { says: 'région | périphérie | département | agglomération | environs | alentours' },
  betweenPlaces: 'et | ou',
  surroundings: 'et alentours | et ses alentours | et environs | et ses environs',
  partTime: 'temps partiel | mi-temps | mi temps',
  employmentTypes:
    'temps plein | CDI | CDD | stage | alternance | intérim | apprentissage | indépendant | saisonnier | saisonnière',
  workedAt:
    'nos locaux,nos bureaux,notre agence,notre site,notre siège,notre établissement,notre magasin,notre atelier,notre usine,notre équipe,notre cabinet,notre restaurant,notre hôtel,notre centre,notre clinique,notre entrepôt,notre boutique … à,de,est à,sont à,se trouve à,se trouvent à,se situe à,se situent à,est situé à,est située à,sont situés à | poste basé à | poste situé à | poste est basé à | poste est situé à | vous serez basé à | sur le site de | poste à pourvoir à | lieu de travail est | notre établissement de | notre magasin de',
  namedElsewhere:
    'siège social | siège principal | notre siège | maison mère | société,entreprise … basée à | groupe … basé à | fondée à | clients à',
  beforeTown: 'à',
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
