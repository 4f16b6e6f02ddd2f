import type { Facet, Opening } from './opening.ts';

export interface Asked {
  what: string;
  where: string;
  /** Chosen options by facet; none chosen restricts nothing. */
  chosen: ReadonlyMap<string, readonly string[]>;
}

/** Reads a search from an address: words, place and the values of each facet (repeated parameters). */
export function readAsked(
  params: URLSearchParams,
  names: { what: string; where: string },
  facets: readonly Facet[],
): Asked {
  return {
    what: params.get(names.what) ?? '',
    where: params.get(names.where) ?? '',
    chosen: new Map(facets.map(({ name }) => [name, params.getAll(name).filter((value) => value !== '')])),
  };
}

/** The openings that a search is for, in the site's order. Words: each is in the title or the company's name. */
export function findOpenings(openings: readonly Opening[], facets: readonly Facet[], asked: Asked): Opening[] {
  return openings.filter(
    (opening) =>
      hasWords(`${opening.title} ${opening.company}`, asked.what) &&
      hasWords(opening.city, asked.where) &&
      facets.every((facet) => isMet(facet, opening, asked.chosen.get(facet.name) ?? [])),
  );
}

function isMet({ name, options }: Facet, opening: Opening, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  return options.some(
    ({ value, days }) =>
      chosen.includes(value) && (days === undefined ? opening.facets[name] === value : opening.daysAgo <= days),
  );
}

function hasWords(text: string, words: string): boolean {
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
