import type { Recipe } from '@/domain/recipe';
import { findBySelector } from '../selectors/find-by-selector';

/**
 * The recipe's list, which must not be mistaken for the posting beside it. If the list's element contains the pane too, only the rows are
 * excluded.
 */
export function listLeftOut(recipe: Recipe, isWhole: boolean): ReadonlySet<Element> {
  return new Set(findBySelector(isWhole ? recipe.rows.list : recipe.rows.row));
}
