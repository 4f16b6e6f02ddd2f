import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  kindsOfPlaces: {
    says: 'županija | županije | općina',
  },
  remote: 'rad od kuće | rad na daljinu',
  hybrid: 'hibridn*',
  onsite: 'u uredu',
  partTime: 'nepuno radno vrijeme | pola radnog vremena',
  employmentTypes: `puno radno vrijeme | stalni radni odnos | na određeno | na neodređeno | studentski posao | sezonski posao
    | stručna praksa | rad u smjenama | neodređeno vrijeme | određeno vrijeme`,
  severalPlaces: 'više lokacija | više gradova',
  betweenPlaces: 'ili',
} satisfies FurtherLexicon['workplaces'];
