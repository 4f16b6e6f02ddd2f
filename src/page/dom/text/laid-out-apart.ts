import { flatParent } from '../tree/flat-tree';

/** CSS pixels. Beside a space of the text, this much more is a gap to the eye. */
const leastGap = 4;

/** True for a flex or grid container: whatever their tags, its children are boxes beside each other. */
export function laysOutItems(container: Element): boolean {
  return /flex|grid/.test(getComputedStyle(container).display);
}

export function isFlexItem(element: Element): boolean {
  const parent = flatParent(element);
  return parent !== null && laysOutItems(parent);
}

/** True if the layout sets an element apart from the text beside it: as an item, a box of its own, or by a gap. */
export function isLaidOutApart(element: Element): boolean {
  if (isFlexItem(element)) return true;
  const { display, marginLeft, marginRight } = getComputedStyle(element);
  if (display !== 'inline' && display !== 'contents' && display !== 'none') return true;
  return Math.max(Number.parseFloat(marginLeft), Number.parseFloat(marginRight)) >= leastGap;
}
