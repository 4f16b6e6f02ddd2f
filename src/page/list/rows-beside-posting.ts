import { findTarget } from '@/page/dom/refs/find-target';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import type { ShownList } from '@/page-api/posting-requests';
import { enclosingRow, similarRows } from './row-around';
import { rowElements } from './rows/read-rows';

/** The rows of the list beside a posting; none on its own page. */
export function rowsBesidePosting({ recipe, pressed }: ShownList): Element[] {
  if (recipe) return [...rowElements(recipe)];
  const element = pressed && findTarget(pressed);
  return element ? similarRows(enclosingRow(element, null)) : [];
}

/** The same without the pressed row: unless a recipe says how rows expand, it may contain the posting. */
export function otherRowsBesidePosting(list: ShownList): Element[] {
  const pressed = list.pressed && findTarget(list.pressed);
  return rowsBesidePosting(list).filter((row) => !pressed || !isInFlatTree(pressed, row));
}
