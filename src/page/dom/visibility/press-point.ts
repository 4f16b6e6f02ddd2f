import type { Target } from '@/page-api/element-requests';
import type { Point } from '@/page-api/viewport-shapes';
import { refusalByName } from '@/safety/names/refused-by-name';
import { isInteractive } from '../controls/pressed-control';
import { findTarget } from '../refs/find-target';
import { accessibleName } from '../text/accessible-name';
import { ariaRole } from '../text/aria-role';
import { elementAt } from '../tree/element-at';
import { flatParent, isInFlatTree } from '../tree/flat-tree';

/** Points to try in a rectangle, as fractions of its size: the middle, then what a small cover leaves free. */
const places = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
  [0.1, 0.1],
  [0.9, 0.9],
  [0.1, 0.5],
  [0.1, 0.9],
  [0.9, 0.1],
  [0.35, 0.35],
  [0.03, 0.5],
] as const;

/**
 * A point of the target that takes a press, scrolled into view if needed. If all of it is covered, the middle and what covers it; null if
 * the target is gone or has no size.
 */
export function findPressPoint(target: Target): Point | null {
  const element = findTarget(target);
  const pressed = element && pressStandIn(element);
  if (!pressed) return null;
  const look = () => (target.place ? pointAt(pressed, target.place) : tryPoints(pressed));
  const first = look();
  if (first?.isHit) return first;
  pressed.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return look() ?? first;
}

/** The one place that was asked for. */
function pointAt(element: Element, { across, down }: { across: number; down: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  // The last pixel still belongs to it.
  const [x, y] = [left + Math.min(width * across, width - 1), top + Math.min(height * down, height - 1)];
  const hit = elementAt(x, y);
  const isHit = hit !== null && isInFlatTree(hit, element);
  return { x, y, isHit, coveredBy: isHit ? null : hit ? describeElement(hit) : 'nothing: it is outside the window' };
}

/** Checkboxes and file fields are often hidden behind a styled label, which users press instead. */
export function pressStandIn(element: Element): Element | null {
  if (hasSize(element)) return element;
  if (!(element instanceof HTMLInputElement)) return firstSizedInside(element);
  return Array.from(element.labels ?? []).find(hasSize) ?? null;
}

/** Elements with `display: contents` or overflowing content have no box. */
function firstSizedInside(element: Element): Element | null {
  return Array.from(element.querySelectorAll('*')).find(hasSize) ?? null;
}

/** Whether an element is painted, and larger than the pixel that hidden ones keep. */
export function hasSize(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** The first point that belongs to the element: what is there is no other control in it and names nothing forbidden. */
function tryPoints(element: Element): Point | null {
  let missed: Point | null = null;
  let within: Point | null = null;
  for (const rect of visibleRects(element)) {
    for (const [across, down] of places) {
      const x = rect.left + rect.width * across;
      const y = rect.top + rect.height * down;
      const top = elementAt(x, y);
      if (top && isInFlatTree(top, element)) {
        const hit = { x, y, isHit: true, coveredBy: null };
        if (isOwnPart(top, element)) return hit;
        within ??= hit;
      } else
        missed ??= { x, y, isHit: false, coveredBy: top ? describeElement(top) : 'nothing: it is outside the window' };
    }
  }
  return within ?? missed;
}

/** Characters. Longer texts are no badge or button. */
const longestLabel = 40;

/** False for a control of its own, or what reads like one: only scripts know what listens there. */
function isOwnPart(top: Element, element: Element): boolean {
  for (let at: Element | null = top; at && at !== element; at = flatParent(at)) {
    if (isInteractive(at)) return false;
    const text = (at.textContent ?? '').trim();
    if (text.length <= longestLabel && refusalByName(text) !== null) return false;
  }
  return true;
}

/** The element's boxes (a two-line link has two), clipped to the viewport. */
function visibleRects(element: Element): DOMRect[] {
  return Array.from(element.getClientRects()).flatMap((rect) => {
    const left = Math.max(rect.left, 0);
    const top = Math.max(rect.top, 0);
    const width = Math.min(rect.right, innerWidth) - left;
    const height = Math.min(rect.bottom, innerHeight) - top;
    return width > 0 && height > 0 ? [new DOMRect(left, top, width, height)] : [];
  });
}

/** An element in a few words, for people and agents: role and name, else tag and id. */
export function describeElement(element: Element): string {
  const role = ariaRole(element) ?? element.localName;
  const name = accessibleName(element).slice(0, 60);
  const ownId = element.getAttribute('id');
  const id = ownId ? `#${ownId}` : '';
  return [role, name ? JSON.stringify(name) : id].filter(Boolean).join(' ');
}
