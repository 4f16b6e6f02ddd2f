import { makeOpenings } from '../openings/make-openings.ts';
import type { OpeningWords } from '../openings/opening.ts';

const words: OpeningWords = {
  count: 52,
  seed: 20_261_123,
  titles: [
    'Banketbakker',
    'Timmerman',
    'Verzorgende nachtdienst',
    'Internationaal chauffeur',
    'Boekhouder',
    'Hovenier',
    'Onderwijsassistent',
    'Lasser',
    'Schilder',
    'Receptionist',
    'Kok zelfstandig werkend',
    'Magazijnmedewerker',
    'Tandartsassistent',
  ],
  companies: [
    'Bakkerij Blom',
    'Zorggroep De Linde',
    'Van Dam Bouw',
    'Veerhuis',
    'Drukkerij Ouwerkerk',
    'Kwekerij Zand',
  ],
  cities: ['Utrecht', 'Zwolle', 'Breda', 'Leiden', 'Assen'],
  tasks: [
    'U begint om zes uur.',
    'Een rijbewijs is handig.',
    'Samen met twee anderen.',
    'Eerst voor een half jaar.',
    'Bellen mag ook ’s avonds.',
  ],
  facets: [],
};

export const openings = makeOpenings(words);

export function ageText(daysAgo: number): string {
  if (daysAgo === 0) return 'vandaag';
  return daysAgo === 1 ? 'gisteren' : `${daysAgo} dagen geleden`;
}
