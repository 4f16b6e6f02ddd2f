import { findApplyControl } from '../landmarks/find-apply-control';
import { flatParent } from '../walker/flat-tree';

/**
 * True for what stands in a posting beside the list: the largest part of the page around it that holds no row offers to apply. What
 * turns or unfolds there is the posting's.
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
