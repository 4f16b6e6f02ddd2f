import { roleOf } from '../names/role-of';
import { elementAt } from '../walker/element-at';
import { findEverywhere } from '../walker/find-everywhere';
import { allAround, flatParent, isInside } from '../walker/flat-tree';

/** What lies over the page. */
export interface Overlays {
  /** The open ones, the uppermost first; none lies inside another. */
  open: Element[];
  /** True where they, or what dims the page around them, leave nothing of the page to be pressed. */
  coverPage: boolean;
}

/** A grid over the window: enough to find what covers much of it. */
const shares = [0.1, 0.5, 0.9];

/** Something fixed is an overlay without saying so once it takes this many of the nine points. */
const leastPoints = 4;

const dialogs = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';

/** Finds dialogs that are open, and what is fixed over the page without being called a dialog. */
export function findOverlays(): Overlays {
  const hits = shares.flatMap((down) =>
    shares.flatMap((across) => elementAt(innerWidth * across, innerHeight * down) ?? []),
  );
  const declared = [...findEverywhere(dialogs), ...hits.flatMap((hit) => allAround(hit, dialogs))];
  const floating = hits.map(floatingAround).filter((element) => element !== null);
  const large = [...new Set(floating)].filter(
    (element) => floating.filter((other) => other === element).length >= leastPoints && !holdsPage(element),
  );
  const dialogsOnTop = [...new Set(declared)].filter(isOnTop);
  // What dims the page around a dialog often holds it: the dialog says what it is.
  const nameless = large.filter(
    (element) => isOnTop(element) && !dialogsOnTop.some((dialog) => isInside(dialog, element)),
  );
  const seen = [...dialogsOnTop, ...nameless];
  const open = seen.filter((element) => !seen.some((other) => other !== element && isInside(element, other)));
  return { open, coverPage: open.length > 0 && hits.every((hit) => isCover(hit, open)) };
}

/** The outermost box around an element that stands still while the page scrolls. */
function floatingAround(element: Element): Element | null {
  let found: Element | null = null;
  for (let at: Element | null = element; at; at = flatParent(at)) {
    if (getComputedStyle(at).position === 'fixed') found = at;
  }
  return found;
}

/** The frame of an application is often fixed as well, with the page itself inside. */
function holdsPage(element: Element): boolean {
  return element.querySelector('main,[role=main]') !== null || roleOf(element) === 'main';
}

/** True where an element is seen, and what lies at its middle is its own. */
function isOnTop(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const found = elementAt(x, y);
  return found !== null && isInside(found, element);
}

/** An overlay, or what dims the page around it: fixed over the whole window and without a control. */
function isCover(hit: Element, overlays: Element[]): boolean {
  if (overlays.some((overlay) => isInside(hit, overlay) || isInside(overlay, hit)))
    return !holdsPage(hit) || isInside(hit, overlays[0] ?? hit);
  const floating = floatingAround(hit);
  if (!floating) return hit.matches('dialog:modal');
  const { width, height } = floating.getBoundingClientRect();
  return width >= innerWidth * 0.95 && height >= innerHeight * 0.95 && !holdsPage(floating);
}
