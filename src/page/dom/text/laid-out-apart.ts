import { flatParent } from '../tree/flat-tree';

/** CSS pixels. Beside a space of the text, this much more is a gap to the eye. */
const leastGap = 4;

/** True for an item of a flex or grid container: whatever its tag, it is a box beside its siblings. */
export function isFlexItem(element: Element): boolean {
  const parent = flatParent(element);
  return parent !== null && /flex|grid/.test(getComputedStyle(parent).display);
}

/** True if the layout sets an element apart from the text beside it: as an item, a box of its own, or by a gap. */
export function isLaidOutApart(element: Element): boolean {
  if (isFlexItem(element)) return true;
  const { display, marginLeft, marginRight } = getComputedStyle(element);
  if (display !== 'inline' && display !== 'contents' && display !== 'none') return true;
  return Math.max(Number.parseFloat(marginLeft), Number.parseFloat(marginRight)) >= leastGap;
}
