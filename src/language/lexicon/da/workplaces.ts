import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'hjemmefra | fjernarbejd* | hjemmearbejd*',
  hybrid: 'hybrid*',
  onsite: 'på stedet | på kontoret | fremmøde',
  partly: 'delvis* | dage | mulighed* | muligt',
  without: 'ingen | ikke',
  anywhere: 'hele landet | hele Danmark | hvor som helst',
  severalPlaces: 'flere steder | flere lokationer',
  countedPlaces: 'steder | lokationer | byer | arbejdssteder',
  furtherPlaces: 'flere | andre | m.fl.',
  kindsOfPlaces: { says: 'region | amt | omegn' },
  betweenPlaces: 'og | eller',
  surroundings: 'og omegn',
  partTime: 'deltid* | fritidsjob',
  employmentTypes:
    'fuldtid* | fastansættelse | tidsbegrænset | vikariat | elevplads | praktik | studiejob | freelance | sæsonarbejde | sæsonansat',
  workedAt:
    'vores kontor,vores afdeling,vores butik,vores fabrik,vores værksted,vores team,vores restaurant,vores hotel,vores klinik,vores lager … i,ligger i,er i | arbejdsstedet er | på vores lokation i | tjenestested er',
  namedElsewhere: 'hovedkontor* | hovedsæde* | moderselskab* | grundlagt i | kunder i',
  beforeTown: 'i',
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
