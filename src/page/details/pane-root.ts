import type { Recipe } from '@/domain/recipe';
import { findBySelector } from '../selectors/find-by-selector';
import { flatParent, isInside } from '../walker/flat-tree';

/**
 * The pane beside the list: the largest element around the description that holds no row of the list. What stands above both,
 * the search's heading or the filters, speaks of no posting.
 */
export function paneRoot(description: Element, recipe: Recipe): Element {
  const rows = findBySelector(recipe.rows.row);
  const holdsRow = (element: Element) => rows.some((row) => isInside(row, element));
  let pane = description;
  let parent = flatParent(pane);
  while (parent && !holdsRow(parent)) {
    pane = parent;
    parent = flatParent(pane);
  }
  return pane;
}
