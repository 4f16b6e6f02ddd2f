import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'nuotolin* | iš namų',
  hybrid: 'hibridin*',
  partTime: 'ne visa darbo diena | nepilnas etatas | dalinis etatas',
  employmentTypes: 'pilnas etatas | visa darbo diena | visas etatas | terminuota | neterminuota | praktika',
  kindsOfPlaces: {
    says: 'rajonas | apskritis | savivaldybė',
  },
} satisfies FurtherLexicon['workplaces'];
