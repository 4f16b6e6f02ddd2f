import { findTarget } from '@/page/dom/refs/find-target';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { isInside } from '@/page/dom/tree/flat-tree';
import type { ListShown } from '@/page-api/page-requests';
import { likeRow, rowAround } from './row-around';

/** The rows of the list beside a posting; none on its own page. */
export function shownRows({ recipe, pressed }: ListShown): Element[] {
  if (recipe) return findBySelector(recipe.rows.row);
  const element = pressed && findTarget(pressed);
  return element ? likeRow(rowAround(element, null)) : [];
}

/** The same without the pressed row: unless a recipe says how rows expand, it may contain the posting. */
export function otherRows(list: ListShown): Element[] {
  const pressed = list.pressed && findTarget(list.pressed);
  return shownRows(list).filter((row) => !pressed || !isInside(pressed, row));
}
