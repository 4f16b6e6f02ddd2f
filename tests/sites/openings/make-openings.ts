import { between, createRandom, pick, type Random, shuffle } from '../random.ts';
import type { Facet, Opening, OpeningWords } from './opening.ts';

/** The jobs of a site, the same at every call. Each title comes up before one repeats. */
export function makeOpenings(words: OpeningWords): Opening[] {
  const random = createRandom(words.seed);
  return Array.from({ length: words.count }, (_, index) => ({
    id: String(310_000 + index * 977 + between(random, 0, 900)),
    title: words.titles[index % words.titles.length] ?? '',
    company: pick(random, words.companies),
    city: pick(random, words.cities),
    daysAgo: between(random, 0, 40),
    facets: Object.fromEntries(words.facets.map((facet) => [facet.name, pickValue(random, facet)])),
    tasks: shuffle(random, words.tasks).slice(0, 4),
  }));
}

/** A toggle holds for some, not for all. */
function pickValue(random: Random, { kind, options }: Facet): string {
  const { value } = pick(random, options);
  return kind === 'toggle' && random() < 0.6 ? '' : value;
}
