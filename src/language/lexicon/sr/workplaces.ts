import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'rad od kuće | рад од куће',
  hybrid: 'hibridn* | хибридн*',
  partTime: 'skraćeno radno vreme | nepuno radno vreme | непуно радно време',
  employmentTypes: 'puno radno vreme | пуно радно време | na određeno | na neodređeno | praksa | stalni posao',
} satisfies FurtherLexicon['workplaces'];
