import { comesBefore, flatParent } from '../tree/flat-tree';

/**
 * Whether an element is painted after another that is neither ancestor nor descendant: by the layers of their closest common ancestor
 * (https://drafts.csswg.org/css2/#painting-order), as far as styles tell.
 */
export function isPaintedOver(upper: Element, lower: Element): boolean {
  const around = new Set(ancestors(lower));
  const common = ancestors(upper).find((each) => around.has(each)) ?? null;
  const [one, other] = [layerOf(upper, common), layerOf(lower, common)];
  if (one.level !== other.level) return one.level > other.level;
  return comesBefore(other.root, one.root);
}

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = flatParent(element); at; at = flatParent(at)) found.push(at);
  return found;
}

interface Layer {
  /** Negative: behind the flow (0); 0.5: positioned; higher: by `z-index`. */
  level: number;
  /** The element whose layer it is. */
  root: Element;
}

/** The outermost layer below the common ancestor: its content is painted with it. */
function layerOf(element: Element, common: Element | null): Layer {
  let layer: Layer = { level: 0, root: element };
  for (let at: Element | null = element; at && at !== common; at = flatParent(at)) {
    const level = levelOf(at);
    if (level !== 0) layer = { level, root: at };
    else if (layer.level === 0) layer = { level: 0, root: at };
  }
  return layer;
}

function levelOf(element: Element): number {
  const { position, zIndex, opacity, transform, filter, willChange, isolation } = getComputedStyle(element);
  const parent = flatParent(element);
  const isItem = parent !== null && /flex|grid/.test(getComputedStyle(parent).display);
  const index = position !== 'static' || isItem ? Number(zIndex) : Number.NaN;
  if (index > 0) return index;
  if (index < 0) return index;
  const isLayer =
    position !== 'static' ||
    Number(opacity) < 1 ||
    transform !== 'none' ||
    filter !== 'none' ||
    isolation === 'isolate';
  return isLayer || /transform|opacity/.test(willChange) ? 0.5 : 0;
}
