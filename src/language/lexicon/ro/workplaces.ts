import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  kindsOfPlaces: {
    says: 'județ | județul',
  },
  remote: 'la distanță | de la distanță | telemuncă | de acasă | lucru de acasă',
  hybrid: 'hibrid*',
  partTime: 'part-time | jumătate de normă | timp parțial | normă parțială',
  employmentTypes: `normă întreagă | perioadă nedeterminată | perioadă determinată | sezonier | voluntariat | stagiu | practică
    | colaborare | normă parțială`,
  onsite: 'la birou | la sediu',
  severalPlaces: 'mai multe orașe | mai multe locații',
  countedPlaces: 'orașe | locații',
  betweenPlaces: 'și | sau',
} satisfies FurtherLexicon['workplaces'];
