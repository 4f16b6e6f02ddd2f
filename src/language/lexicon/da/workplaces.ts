import type { Covered } from '../topics/concept-phrases';
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
  kindsOfPlaces: { says: 'region | amt' },
  betweenPlaces: 'og | eller',
  partTime: 'deltid* | fritidsjob',
  employmentTypes: 'fuldtid* | fastansættelse | tidsbegrænset | vikariat | elevplads | praktik | studiejob | freelance',
  workedAt:
    'på vores kontor i | til vores kontor i | til vores afdeling i | i vores afdeling i | på vores fabrik i | arbejdsstedet er | på vores lokation i | i vores butik i | tjenestested er | vores team i | vores klinik i | vores restaurant i | vores hotel i | vores skole i | vores værksted i | vores butik i | vores lager i',
} satisfies Covered<Workplaces>;
