import type { ListShown } from '../contract';
import { findTarget } from '../refs/find-target';
import { findBySelector } from '../selectors/find-by-selector';
import { likeRow, rowAround } from './row-around';

/** The rows of the list beside which a posting is shown; none on a page of its own. */
export function shownRows({ recipe, pressed }: ListShown): Element[] {
  if (recipe) return findBySelector(recipe.rows.row);
  const element = pressed && findTarget(pressed);
  return element ? likeRow(rowAround(element, null)) : [];
}
