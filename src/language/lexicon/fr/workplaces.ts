import type { Covered } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'télétravail* | à distance | travail à domicile',
  hybrid: 'hybrid*',
  onsite: 'sur site | présentiel | en présentiel',
  partly: 'partiel* | jours | possible* | option*',
  without: 'pas de | sans',
  anywhere: 'partout en France | France entière | monde entier',
  severalPlaces: 'plusieurs lieux | plusieurs sites | plusieurs localisations',
  countedPlaces: 'lieux | sites | villes | localisations | autres lieux',
  kindsOfPlaces: { says: 'région | périphérie | département | agglomération' },
  betweenPlaces: 'et | ou',
  partTime: 'temps partiel | mi-temps | mi temps',
  employmentTypes: 'temps plein | CDI | CDD | stage | alternance | intérim | apprentissage | indépendant',
} satisfies Covered<Workplaces>;
