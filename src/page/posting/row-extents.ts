import type { Recipe } from '@/domain/page/recipe';
import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { listElement } from '@/page/list/rows/list-element';
import { rowElements } from '@/page/list/rows/read-rows';

/** A row with what belongs to it alone: the largest element around it, and the next one if it contains no row. */
export interface RowExtent {
  row: Element;
  /** One element, or two in page order. */
  elements: Element[];
}

/** The extents of all rows. A posting may expand inside its row, or in an element inserted between two rows. */
export function rowExtents(recipe: Recipe): RowExtent[] {
  const rows = rowElements(recipe);
  const counts = rowsInside(rows);
  const list = listElement(recipe, rows) ?? document.body;
  const holders = rows.map((row) => holderOf(row, counts, list));
  return rows.map((row, index) => {
    const holder = holders[index] ?? row;
    const next = holder.nextElementSibling;
    // What follows the whole list usually does not belong to its last row.
    const isBetween = index < rows.length - 1 || next?.localName === holder.localName;
    return { row, elements: next && isBetween && !counts.has(next) ? [holder, next] : [holder] };
  });
}

/** How many rows each element is or contains. */
function rowsInside(rows: readonly Element[]): ReadonlyMap<Element, number> {
  const counts = new Map<Element, number>();
  for (const row of rows)
    for (let at: Element | null = row; at; at = flatParent(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

function holderOf(row: Element, counts: ReadonlyMap<Element, number>, list: Element): Element {
  let holder = row;
  for (let at = flatParent(row); at && counts.get(at) === 1 && !isInFlatTree(list, at); at = flatParent(at))
    holder = at;
  return holder;
}
