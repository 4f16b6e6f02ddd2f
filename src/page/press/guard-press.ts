import { pressedControl } from '@/page/dom/controls/pressed-control';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import type { ViewportPlace } from '@/page-api/viewport-shapes';

/** How long after the verdict the mouse button may go down and come up, ms. */
const guardedMs = 2_000;
const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Ends the latest guard: the next press may be at the same point, on something else. */
let endGuard = (): void => undefined;

/**
 * Keeps a press at a point from all but the control that was judged: what a page draws there after the look hears nothing of it. Windows
 * hear events before the elements in them do. `meant`: the intended element.
 */
export function guardPress(judged: Element, meant: Element | null, { x, y }: ViewportPlace): void {
  const stop = (event: MouseEvent) => {
    const isThere = Math.abs(event.clientX - x) <= 1 && Math.abs(event.clientY - y) <= 1;
    if (!event.isTrusted || !isThere || isOn(event, judged, meant)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  endGuard();
  endGuard = () => {
    for (const type of events) removeEventListener(type, stop, true);
  };
  for (const type of events) addEventListener(type, stop, true);
  setTimeout(endGuard, guardedMs);
}

/** Closed shadow roots show the host alone, and a click is that of what holds both where the button went down and came up. */
function isOn(event: Event, judged: Element, meant: Element | null): boolean {
  const [target] = event.composedPath();
  // A label presses its box at the same place.
  if (!(target instanceof Element) || target === meant) return true;
  return isInFlatTree(judged, target) || pressedControl(target, meant).control === judged;
}
