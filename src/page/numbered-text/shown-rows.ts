import type { ListShown } from '../contract';
import { findTarget } from '../refs/find-target';
import { findBySelector } from '../selectors/find-by-selector';
import { isInside } from '../walker/flat-tree';
import { likeRow, rowAround } from './row-around';

/** The rows of the list beside which a posting is shown; none on a page of its own. */
export function shownRows({ recipe, pressed }: ListShown): Element[] {
  if (recipe) return findBySelector(recipe.rows.row);
  const element = pressed && findTarget(pressed);
  return element ? likeRow(rowAround(element, null)) : [];
}

/** Those rows without the one that was pressed: where no recipe tells how they unfold, it may show the posting within itself. */
export function otherRows(list: ListShown): Element[] {
  const pressed = list.pressed && findTarget(list.pressed);
  return shownRows(list).filter((row) => !pressed || !isInside(pressed, row));
}
