import type { Covered } from '../topics/concept-phrases';
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
  kindsOfPlaces: { says: 'région | périphérie | département | agglomération' },
  betweenPlaces: 'et | ou',
  partTime: 'temps partiel | mi-temps | mi temps',
  employmentTypes: 'temps plein | CDI | CDD | stage | alternance | intérim | apprentissage | indépendant',
  workedAt:
    'poste basé à | poste situé à | poste est basé à | poste est situé à | vous serez basé à | sur notre site de | pour notre site de | sur le site de | à notre agence de | pour notre agence de | dans notre agence de | dans nos bureaux de | dans nos locaux de | poste à pourvoir à | lieu de travail est | notre établissement de | notre magasin de | notre équipe de | notre équipe à | notre cabinet de | notre cabinet à | notre restaurant de | notre restaurant à | notre hôtel de | notre hôtel à | notre école de | notre école à | notre boutique de | notre boutique à | notre atelier de | notre atelier à | notre agence à | nos bureaux à | nos locaux à | notre centre de | notre centre à',
} satisfies Covered<Workplaces>;
