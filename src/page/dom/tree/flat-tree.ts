import { shadowRootOf } from './shadow-root-of';
import { assignedSlotOf, isMatch, parentNodeOf } from './unshadowed';

/** The rendered children: of the shadow root or slot, in place of its own. */
export function flatChildren(parent: Element): ArrayLike<Node> {
  const root = shadowRootOf(parent);
  if (root) return root.childNodes;
  if (parent instanceof HTMLSlotElement) {
    const assigned = parent.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return parent.childNodes;
}

/** The rendered parent: the element's slot, or its shadow root's host. */
export function flatParent(element: Element): Element | null {
  const slot = assignedSlotOf(element);
  if (slot) return slot;
  const parent = parentNodeOf(element);
  if (parent instanceof Element) return parent;
  return parent instanceof ShadowRoot ? parent.host : null;
}

/** True if `inner` is `outer` or is rendered inside it. */
export function isInFlatTree(inner: Element, outer: Element): boolean {
  for (let at: Element | null = inner; at; at = flatParent(at)) if (at === outer) return true;
  return false;
}

/** The nearest rendered ancestor among the given ones; null if there is none. */
export function closestAmong(element: Element, those: ReadonlySet<Node>): Element | null {
  for (let at = flatParent(element); at; at = flatParent(at)) if (those.has(at)) return at;
  return null;
}

/** Whether it is one of the given ones, or rendered within one. */
export function isWithinAny(element: Element, those: ReadonlySet<Node>): boolean {
  return those.has(element) || closestAmong(element, those) !== null;
}

/** The element or its nearest rendered ancestor that matches a selector; null if none. */
export function closestMatching(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at; at = flatParent(at)) if (isMatch(at, selector)) return at;
  return null;
}

/** The element and its ancestors that match a selector. */
export function matchingAncestors(element: Element, selector: string): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = flatParent(at)) if (isMatch(at, selector)) found.push(at);
  return found;
}

/** True if an element precedes another in page order, shadow roots counting as their hosts. */
export function comesBefore(one: Element, other: Element): boolean {
  if (one.getRootNode() === other.getRootNode()) return follows(one, other);
  const oneWay = pathTo(one);
  const otherWay = pathTo(other);
  const fork = oneWay.findIndex((element, level) => element !== otherWay[level]);
  const [left, right] = [oneWay[fork], otherWay[fork]];
  return !!left && !!right && follows(left, right);
}

function follows(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function pathTo(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = flatParent(at)) path.unshift(at);
  return path;
}
