import { flatParent } from '@/page/dom/tree/flat-tree';
import { findApplyControl } from '@/page/press/find-apply-control';

/**
 * True inside a posting beside the list: the largest row-free part around the element has an apply control. Controls that page or expand
 * there belong to the posting.
 */
export function isInPosting(element: Element, rows: ReadonlySet<Element>): boolean {
  return findApplyControl([], [partWithoutRows(element, rows)]) !== null;
}

function partWithoutRows(element: Element, rows: ReadonlySet<Element>): Element {
  const around = new Set<Element>();
  for (const row of rows) {
    for (let at: Element | null = row; at && !around.has(at); at = flatParent(at)) around.add(at);
  }
  let part = element;
  for (let at = flatParent(part); at && !around.has(at); at = flatParent(at)) part = at;
  return part;
}
