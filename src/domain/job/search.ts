import { z } from 'zod';

/** Options of one filter, by their labels on the page. */
export const FilterChoice = z.object({ filter: z.string(), options: z.array(z.string()) });
export type FilterChoice = z.infer<typeof FilterChoice>;

/** What a collection searches for: words and filter options. */
export const Search = z.object({
  /** Null leaves the words already on the page. */
  words: z.string().nullable(),
  filters: z.array(FilterChoice),
});
export type Search = z.infer<typeof Search>;

export const noSearch: Search = { words: null, filters: [] };

/** The result of one wish (the words, or one option of a filter) on the page. */
export const SearchWish = z.object({
  /** Name of the filter; null for the search words. */
  filter: z.string().nullable(),
  /** The option's label, or the words. */
  value: z.string(),
  /**
   * `set`: the page shows it as active. `not-held`: it was tried, but the page does not show it. `not-found`: the page has no such control.
   */
  outcome: z.enum(['open', 'set', 'not-held', 'not-found']),
  /** How the page shows it (a chip, the address, a checked box), in a few words. */
  evidence: z.string().nullable(),
  tries: z.number().int(),
});
export type SearchWish = z.infer<typeof SearchWish>;

/** The wishes of a search, words first. */
export function wishesOf({ words, filters }: Search): SearchWish[] {
  const open = { outcome: 'open', evidence: null, tries: 0 } as const;
  return [
    ...(words === null ? [] : [{ filter: null, value: words, ...open }]),
    ...filters.flatMap(({ filter, options }) => options.map((value) => ({ filter, value, ...open }))),
  ];
}

/** The part of a search the page accepted; recorded with every job. */
export function appliedSearch(wishes: readonly SearchWish[]): Search {
  const held = wishes.filter(({ outcome }) => outcome === 'set');
  const words = held.find(({ filter }) => filter === null)?.value ?? null;
  const names = [...new Set(held.flatMap(({ filter }) => filter ?? []))];
  return {
    words,
    filters: names.map((filter) => ({
      filter,
      options: held.filter((wish) => wish.filter === filter).map(({ value }) => value),
    })),
  };
}
