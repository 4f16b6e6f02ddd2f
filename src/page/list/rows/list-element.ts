import type { Recipe } from '@/domain/page/recipe';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { rowElements } from './read-rows';

/**
 * The element of the recipe's list; null if it is not on the page. Without names in the markup, the selector may also match lists inside a
 * posting: the one with the rows counts, or the first while no row shows.
 */
export function listElement(recipe: Recipe): Element | null {
  const [first, ...others] = findBySelector(recipe.rows.list);
  if (!first || others.length === 0) return first ?? null;
  const [row] = rowElements(recipe);
  return (row && [first, ...others].find((list) => isInFlatTree(row, list))) ?? first;
}
