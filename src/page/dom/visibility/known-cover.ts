import { closes, shownButtons } from '../controls/close-controls';
import { flatParent, isInFlatTree } from '../tree/flat-tree';

let known: WeakRef<Element> | null = null;

/** Remembers what lies over a control that was to be pressed: `top` is what is hit in its place. */
export function rememberCover(control: Element, top: Element): void {
  const layer = layerOver(control, top);
  if (layer) known = new WeakRef(layer);
}

/**
 * A layer that was seen to keep a press from the page, and can be closed there: however little of the window it takes, as a narrow drawer.
 * Null for what belongs to the page, as a bar that stays on top.
 */
export function knownCover(): Element | null {
  const layer = known?.deref();
  return layer?.isConnected && shownButtons(layer).some(closes) ? layer : null;
}

/** The outermost part without the control that stands outside the flow of the page. */
function layerOver(control: Element, top: Element): Element | null {
  let layer: Element | null = null;
  for (let at: Element | null = top; at && !isInFlatTree(control, at); at = flatParent(at)) {
    if (outOfFlow.has(getComputedStyle(at).position)) layer = at;
  }
  return layer;
}

export const outOfFlow = new Set(['fixed', 'absolute', 'sticky']);
