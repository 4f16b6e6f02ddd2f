import { closestAmong, flatParent } from '@/page/dom/tree/flat-tree';
import type { ElementGroup } from './find-groups';

/** The largest elements with one row each: pay and date are often beside the innermost repeated element. */
export function widenRows(group: ElementGroup): ElementGroup {
  let rows = group;
  for (;;) {
    const parents = rows.map(flatParent);
    const outer = parents.filter((parent) => parent !== null);
    const areApart = outer.length === rows.length && new Set(outer).size === outer.length;
    if (!areApart || outer.some((parent) => parent.localName === 'body') || !areAlike(outer) || areNested(outer))
      return rows;
    rows = outer;
  }
}

/** Entire sections that happen to have one job each are not alike. */
function areAlike(elements: Element[]): boolean {
  return new Set(elements.map(({ localName }) => localName)).size === 1;
}

function areNested(elements: Element[]): boolean {
  const members = new Set(elements);
  return elements.some((element) => closestAmong(element, members) !== null);
}
