import { controlSelector } from '@/page/dom/controls/control-action';
import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { isBeforePage } from '@/page/dom/tree/is-before-page';
import { isFillableField } from './describe-open-part';

/** More groups of new controls than this are new content, not opened parts. */
const mostGroups = 3;
const leastFields = 2;

/** The controls a user can reach, except those in rows. */
export function reachableControls(elements: readonly Element[], isInRow: (element: Element) => boolean): Set<Element> {
  return new Set(
    elements.filter((element) => element.matches(controlSelector) && !isInRow(element) && isShown(element)),
  );
}

/** Many closed drawers are just moved off-screen. */
function isShown(element: Element): boolean {
  const seen = element.matches('input[type=checkbox],input[type=radio]') ? (flatParent(element) ?? element) : element;
  if (!seen.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { left, right } = seen.getBoundingClientRect();
  return right > 0 && left < innerWidth && !isBeforePage(seen);
}

/**
 * Parts that appeared without being declared: the outermost elements with new controls and no old ones that overlay the page or ask for
 * something.
 */
export function appearedParts(before: ReadonlySet<Element>, after: ReadonlySet<Element>): Element[] {
  const around = ancestorsOf(before);
  const fresh = [...after].filter((control) => !before.has(control));
  const groups = Map.groupBy(fresh, (control) => rootOf(control, around));
  const parts = Array.from(groups, ([root, controls]) => partAround(root, controls)).filter((part) => part !== null);
  return parts.length > mostGroups ? [] : parts;
}

/** The reverse: what contained controls that still exist but cannot be reached any more. */
export function disappearedParts(before: ReadonlySet<Element>, after: ReadonlySet<Element>): Element[] {
  return appearedParts(after, new Set([...before].filter((control) => control.isConnected)));
}

function ancestorsOf(controls: ReadonlySet<Element>): ReadonlySet<Element> {
  const around = new Set<Element>();
  for (const control of controls) {
    if (!control.isConnected) continue;
    for (let at = flatParent(control); at && !around.has(at); at = flatParent(at)) around.add(at);
  }
  return around;
}

function rootOf(control: Element, around: ReadonlySet<Element>): Element {
  let root = control;
  for (let at = flatParent(root); at && at !== document.body && !around.has(at); at = flatParent(at)) root = at;
  return root;
}

/** The part itself: an overlay containing all of them, or the whole element if it has fields. */
function partAround(root: Element, controls: readonly Element[]): Element | null {
  const fields = controls.filter(isFillableField).length;
  const [first] = controls;
  if (!first || (controls.length < 2 && fields === 0)) return null;
  let over: Element | null = null;
  for (let at = flatParent(first); at && isInFlatTree(at, root); at = flatParent(at)) if (liesOver(at)) over = at;
  if (over && controls.every((control) => isInFlatTree(control, over))) return over;
  return fields >= leastFields && root !== first ? root : null;
}

function liesOver(element: Element): boolean {
  return /^(fixed|absolute)$/.test(getComputedStyle(element).position);
}
