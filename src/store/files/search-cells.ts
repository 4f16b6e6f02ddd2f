import type { FilterChoice, Search } from '@/domain/job/search';
import { joinCell, splitCell } from './list-cell';

/** A search's filters as the text of one cell: `Date posted: Past week; Remote: On-site`. */
export function filtersToCell(filters: readonly FilterChoice[]): string {
  return joinCell(
    filters.flatMap(({ filter, options }) => options.map((option) => `${filter.replace(/[\\:]/g, '\\$&')}: ${option}`)),
  );
}

/** The search in two cells; null if both are empty. */
export function searchOfCells(words: string, filters: string): Search | null {
  const options = new Map<string, string[]>();
  for (const part of splitCell(filters)) {
    const [, filter = '', option = ''] = /^((?:\\.|[^\\:])*):(.*)$/s.exec(part) ?? ['', '', part];
    const name = filter.replace(/\\(.)/gs, '$1');
    options.set(name, [...(options.get(name) ?? []), option.trim()]);
  }
  const chosen = [...options].map(([filter, values]) => ({ filter, options: values }));
  return words || chosen.length > 0 ? { words: words || null, filters: chosen } : null;
}
