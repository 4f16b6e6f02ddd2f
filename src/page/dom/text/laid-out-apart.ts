import { flatParent } from '../tree/flat-tree';

/** CSS pixels. Beside a space of the text, this much more is a gap to the eye. */
const leastGap = 4;
/** The same inside its own frame, as chips have it. */
const leastPadding = 6;

/** True for a flex or grid container: whatever their tags, its children are boxes beside each other. */
export function laysOutItems(container: Element): boolean {
  return /flex|grid/.test(getComputedStyle(container).display);
}

export function isFlexItem(element: Element): boolean {
  const parent = flatParent(element);
  return parent !== null && laysOutItems(parent);
}

/** True if an element that dresses words is a line of its own, or has a gap to them: `Nurse <small>Leeds</small>`. Found words stay in theirs. */
export function isSetApart(element: Element): boolean {
  if (element.localName === 'mark') return false;
  const style = getComputedStyle(element);
  return style.display === 'block' || hasGap(style);
}

/** True if the layout sets an element apart from the text beside it: as an item, a box of its own, or by a gap. */
export function isLaidOutApart(element: Element): boolean {
  if (isFlexItem(element)) return true;
  const style = getComputedStyle(element);
  const { display } = style;
  if (display !== 'inline' && display !== 'contents' && display !== 'none') return true;
  return hasGap(style);
}

function hasGap({ marginLeft, marginRight, paddingLeft, paddingRight }: CSSStyleDeclaration): boolean {
  const widest = (one: string, other: string) => Math.max(Number.parseFloat(one), Number.parseFloat(other));
  return widest(marginLeft, marginRight) >= leastGap || widest(paddingLeft, paddingRight) >= leastPadding;
}
