import type { FilterChoice, Search } from '@/domain/job/search';
import type { Filter } from '@/domain/page/filter';
import type { Understanding } from '@/domain/page/understanding';
import { pathPatternOf } from '@/url/path-pattern';

/** The filters that can be set on a page: those of its kind of page, otherwise the latest ones of its site. */
export function filtersFor(url: string, known: readonly Understanding[]): Filter[] {
  const usable = known
    .map((understanding) => ({ ...understanding, filters: understanding.filters.filter(hasOptions) }))
    .filter(({ filters }) => filters.length > 0);
  const own = usable.find(({ pathPattern }) => URL.canParse(url) && pathPattern === pathPatternOf(url));
  return (own ?? usable[0])?.filters ?? [];
}

const hasOptions = ({ options }: Filter): boolean => options.length > 0;

/** The search with these options of a filter; with none, the filter stays as the page has it. */
export function withChoice(search: Search, filter: string, options: string[]): Search {
  const others = search.filters.filter((choice) => choice.filter !== filter);
  return { ...search, filters: options.length > 0 ? [...others, { filter, options }] : others };
}

export function chosenOptions(filters: readonly FilterChoice[], name: string): string[] {
  return filters.find(({ filter }) => filter === name)?.options ?? [];
}

/** The number of things to set. */
export function countOfSearch({ words, filters }: Search): number {
  return (words === null ? 0 : 1) + filters.reduce((sum, { options }) => sum + options.length, 0);
}
