import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'nuotolin* | iš namų | nuotolinis | nuotoliniu',
  hybrid: 'hibridin* | hibridinis',
  partTime: 'ne visa darbo diena | nepilnas etatas | dalinis etatas | ne visas etatas',
  employmentTypes:
    'pilnas etatas | visa darbo diena | visas etatas | terminuota | neterminuota | praktika | sezoninis darbas',
  kindsOfPlaces: {
    says: 'rajonas | apskritis | savivaldybė',
  },
} satisfies FurtherLexicon['workplaces'];
