import type { Covered } from '../topics/concept-phrases';
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
  kindsOfPlaces: { says: 'fylke | region' },
  betweenPlaces: 'og | eller',
  partTime: 'deltid*',
  employmentTypes:
    'heltid* | fast ansettelse | fast stilling | engasjement | vikariat | lærling | sommerjobb | ekstrahjelp',
  workedAt:
    'på vårt kontor i | til vårt kontor i | ved vårt kontor i | arbeidssted er | med arbeidssted | kontorsted er | vår avdeling i | vår butikk i | ved vår fabrikk i | vårt team i | vår klinikk i | vår restaurant i | vårt hotell i | vår skole i | vårt verksted i | vår barnehage i | vårt lager i',
} satisfies Covered<Workplaces>;
