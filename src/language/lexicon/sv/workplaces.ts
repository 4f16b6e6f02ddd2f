import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'på distans | distans | distansarbet* | hemifrån | hemarbet*',
  hybrid: 'hybrid*',
  onsite: 'på plats | på kontoret',
  partly: 'delvis | dagar | möjlighet* | möjligt',
  without: 'ingen | inget | ej | inte',
  anywhere: 'hela Sverige | hela landet | världen över | var som helst',
  severalPlaces: 'flera orter | flera platser',
  countedPlaces: 'orter | platser | städer | andra orter',
  furtherPlaces: 'fler | andra | m.fl. | till',
  kindsOfPlaces: { says: 'län | region | omnejd' },
  betweenPlaces: 'och | eller',
  surroundings: 'med omnejd | och omnejd',
  partTime: 'deltid* | extrajobb',
  employmentTypes: `heltid* | tillsvidare | tillsvidareanställning | visstid* | vikariat | provanställning | sommarjobb | behovsanställning
    | praktik | fast anställning | säsongsarbete | säsongsanställning`,
  workedAt:
    'vårt kontor,våra kontor,vår fabrik,vår anläggning,vår butik,vårt team,vår verkstad,vår restaurang,vårt hotell,vår klinik,vårt lager,vår avdelning … i,ligger i,finns i,är i | placering i | stationerad i | stationeringsort är | placeringsort är | vår anläggning i',
  namedElsewhere: 'huvudkontor* | säte i | moderbolag* | grundat i | grundades i | kunder i',
  beforeTown: 'i',
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
