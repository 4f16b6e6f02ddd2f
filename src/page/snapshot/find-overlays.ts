import { ariaRole } from '@/page/dom/text/aria-role';
import { elementAt } from '@/page/dom/tree/element-at';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { flatParent, isInFlatTree, matchingAncestors } from '@/page/dom/tree/flat-tree';
import { knownCover } from '@/page/dom/visibility/known-cover';

/** What overlays the page. */
export interface Overlays {
  /** The open ones, topmost first; none is inside another. */
  open: Element[];
  /** True if they, or their backdrops, leave nothing of the page to press. */
  coverPage: boolean;
}

/** A grid on the window: enough to find large overlays. */
const shares = [0.1, 0.5, 0.9];

/** Undeclared fixed elements are overlays from this many of the nine points. */
const leastPoints = 4;

const dialogs = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';

/** Finds open dialogs, undeclared elements fixed over the page, and what was seen to keep a press from it. */
export function findOverlays(): Overlays {
  const hits = shares.flatMap((down) =>
    shares.flatMap((across) => elementAt(innerWidth * across, innerHeight * down) ?? []),
  );
  const declared = [...findEverywhere(dialogs), ...hits.flatMap((hit) => matchingAncestors(hit, dialogs))];
  const floating = hits.map(floatingAround).filter((element) => element !== null);
  const large = [...new Set(floating)].filter(
    (element) => floating.filter((other) => other === element).length >= leastPoints,
  );
  const cover = knownCover();
  const covers = [...new Set([...large, ...(cover ? [cover] : [])])].filter((element) => !holdsPage(element));
  const dialogsOnTop = [...new Set(declared)].filter(isOnTop);
  // A backdrop often contains its dialog, which says what it is.
  const nameless = covers.filter(
    (element) => isOnTop(element) && !dialogsOnTop.some((dialog) => isInFlatTree(dialog, element)),
  );
  const seen = [...dialogsOnTop, ...nameless];
  const open = seen.filter((element) => !seen.some((other) => other !== element && isInFlatTree(element, other)));
  return { open, coverPage: open.length > 0 && hits.every((hit) => isCover(hit, open)) };
}

/** The outermost ancestor that stays while the page scrolls. */
function floatingAround(element: Element): Element | null {
  let found: Element | null = null;
  for (let at: Element | null = element; at; at = flatParent(at)) {
    if (getComputedStyle(at).position === 'fixed') found = at;
  }
  return found;
}

/** An application's frame is often fixed too, with the page inside. */
function holdsPage(element: Element): boolean {
  return element.querySelector('main,[role=main]') !== null || ariaRole(element) === 'main';
}

/** True if an element is visible, and topmost at its middle. */
function isOnTop(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const found = elementAt(x, y);
  return found !== null && isInFlatTree(found, element);
}

/** An overlay, or its backdrop: fixed over the whole window, without controls. */
function isCover(hit: Element, overlays: Element[]): boolean {
  if (overlays.some((overlay) => isInFlatTree(hit, overlay) || isInFlatTree(overlay, hit)))
    return !holdsPage(hit) || isInFlatTree(hit, overlays[0] ?? hit);
  const floating = floatingAround(hit);
  if (!floating) return hit.matches('dialog:modal');
  const { width, height } = floating.getBoundingClientRect();
  return width >= innerWidth * 0.95 && height >= innerHeight * 0.95 && !holdsPage(floating);
}
