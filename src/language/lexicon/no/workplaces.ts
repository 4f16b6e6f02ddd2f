import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'hjemmefra | hjemmekontor* | fjernarbe*',
  hybrid: 'hybrid*',
  onsite: 'på stedet | på kontoret',
  partly: 'delvis | dager | mulighet* | mulig',
  without: 'ingen | ikke',
  anywhere: 'hele landet | hele Norge | hvor som helst',
  severalPlaces: 'flere steder | flere lokasjoner',
  countedPlaces: 'steder | lokasjoner | byer | arbeidssteder',
  furtherPlaces: 'flere | andre | m.fl. | til',
  kindsOfPlaces: { says: 'fylke | region | omegn' },
  betweenPlaces: 'og | eller',
  surroundings: 'og omegn',
  partTime: 'deltid*',
  employmentTypes:
    'heltid* | fast ansettelse | fast stilling | engasjement | vikariat | lærling | sommerjobb | ekstrahjelp | sesongarbeid',
  workedAt:
    'vårt kontor,vår avdeling,vår butikk,vår fabrikk,vårt verksted,vårt team,vår restaurant,vårt hotell,vår klinikk,vårt lager … i,ligger i,er i | arbeidssted er | med arbeidssted | kontorsted er | vår avdeling i | vår butikk i',
  namedElsewhere: 'hovedkontor* | hovedsete* | morselskap* | grunnlagt i | kunder i',
  beforeTown: 'i',
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
