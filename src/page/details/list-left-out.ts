import type { Recipe } from '@/domain/recipe';
import { findBySelector } from '../selectors/find-by-selector';

/**
 * What must not be mistaken for the posting beside it: the list that the recipe reads. Where the list's element holds the pane
 * too, only its rows are left out.
 */
export function listLeftOut(recipe: Recipe, isWhole: boolean): ReadonlySet<Element> {
  return new Set(findBySelector(isWhole ? recipe.rows.list : recipe.rows.row));
}
