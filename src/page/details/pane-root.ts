import type { Recipe } from '@/domain/recipe';
import { findBySelector } from '../selectors/find-by-selector';
import { flatParent, isInside } from '../walker/flat-tree';

/**
 * The pane beside the list: the largest element around the description without any row. What is above both, the search heading or filters,
 * is not about the posting.
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
