import type { Recipe } from '@/domain/page/recipe';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';

/**
 * The element of the recipe's list, given the rows that show; null if it is not on the page. Without names in the markup, the selector may
 * also match lists inside a posting: the one with the rows counts, or the first while no row shows.
 */
export function listElement({ rows: { list } }: Recipe, [row]: readonly Element[]): Element | null {
  const [first, ...others] = findBySelector(list);
  if (!first || others.length === 0) return first ?? null;
  return (row && [first, ...others].find((element) => isInFlatTree(row, element))) ?? first;
}
