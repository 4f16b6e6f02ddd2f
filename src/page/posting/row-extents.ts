import type { Recipe } from '@/domain/page/recipe';
import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { listElement } from '@/page/list/rows/list-element';
import { rowElements } from '@/page/list/rows/read-rows';

/** A row with what belongs to it alone: the largest element around it, and what follows that up to the next row. */
export interface RowExtent {
  row: Element;
  /** In page order. */
  elements: Element[];
}

/**
 * The extents of all rows. A posting may expand inside its row, in an element inserted between two rows, or after the paragraphs of a row
 * that is but a heading.
 */
export function rowExtents(recipe: Recipe): RowExtent[] {
  const rows = rowElements(recipe);
  const counts = rowsInside(rows);
  const list = listElement(recipe, rows) ?? document.body;
  const holders = rows.map((row) => holderOf(row, counts, list));
  const followers = holders.map((holder) => followersUntilRow(holder, counts));
  return rows.map((row, index) => {
    const holder = holders[index] ?? row;
    const following = followers[index] ?? [];
    const own = index < rows.length - 1 ? following : ofLastRow(holder, following, followers.slice(0, -1));
    return { row, elements: [holder, ...own] };
  });
}

/** The elements, each with the text that stands behind it in none. */
export function withBareText(elements: readonly Element[]): Node[] {
  return elements.flatMap((element) => [
    element,
    ...(element.nextSibling instanceof Text ? [element.nextSibling] : []),
  ]);
}

function followersUntilRow(holder: Element, counts: ReadonlyMap<Element, number>): Element[] {
  const found: Element[] = [];
  for (let at = holder.nextElementSibling; at && !counts.has(at); at = at.nextElementSibling) found.push(at);
  return found;
}

/** What follows the whole list does not belong to its last row: that has no more than the others, or an element of its own kind. */
function ofLastRow(holder: Element, following: readonly Element[], others: readonly (readonly Element[])[]): Element[] {
  const usual = Math.min(...others.map(({ length }) => length));
  if (Number.isFinite(usual) && usual > 0) return following.slice(0, usual);
  return following.slice(0, 1).filter(({ localName }) => localName === holder.localName);
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
