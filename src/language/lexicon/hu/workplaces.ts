import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  furtherPlaces: 'további | egyéb',
  kindsOfPlaces: {
    says: 'megye | vármegye',
  },
  remote: 'távmunka* | távoli munka* | otthoni munka* | home office',
  hybrid: 'hibrid*',
  partTime: 'részmunkaid*',
  employmentTypes: `teljes munkaidő* | teljes állás | határozatlan idejű | határozott idejű | gyakornok | diákmunka | alkalmi munka
    | alkalmazotti jogviszony | határozatlan idej* | határozott idej* | idénymunka | szezonális munka`,
  severalPlaces: 'több helyszín | több helyszínen',
  countedPlaces: 'helyszín | város',
  betweenPlaces: 'és | vagy',
  anywhere: 'országosan | országszerte',
} satisfies FurtherLexicon['workplaces'];
