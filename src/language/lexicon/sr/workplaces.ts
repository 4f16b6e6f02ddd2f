import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'rad od kuće | рад од куће | na daljinu | на даљину',
  hybrid: 'hibridn* | хибридн* | hibrid* | хибрид*',
  partTime: 'skraćeno radno vreme | nepuno radno vreme | непуно радно време',
  employmentTypes:
    'puno radno vreme | пуно радно време | na određeno | na neodređeno | praksa | stalni posao | neodređeno vreme | određeno vreme | sezonski posao',
} satisfies FurtherLexicon['workplaces'];
