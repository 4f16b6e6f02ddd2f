import { cachePerTask } from '../tree/cache-per-task';
import { flatParent } from '../tree/flat-tree';

/** Any fainter, a field is practically invisible. */
const faintest = 0.2;
/** Filters under which a field is still recognizable. `blur`: CSS pixels. */
const mostBlur = 3;
const leastShare = 0.25;
const mostBrightness = 4;

/**
 * Whether an element is painted and discernible: no ancestor removes, fades, blurs, masks or blends it, or keeps people from it. Its
 * position, and what covers it, are checked elsewhere.
 */
export function isDiscernible(element: Element): boolean {
  const isRendered = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isRendered && looksAround(element) >= faintest;
}

/** How much of an element's colours it and its ancestors leave, from 0 to 1. */
const looksAround = cachePerTask((element: Element): number => {
  const own = looksOf(element);
  if (own < faintest) return 0;
  const parent = flatParent(element);
  return parent === null ? own : own * looksAround(parent);
});

function looksOf(element: Element): number {
  if (element.matches('[inert]')) return 0;
  const { opacity, filter, mixBlendMode, maskImage, contentVisibility } = getComputedStyle(element);
  if (contentVisibility === 'hidden' || mixBlendMode !== 'normal' || maskImage !== 'none') return 0;
  return Number(opacity) * (filter === 'none' ? 1 : leftByFilter(filter));
}

/** Filters that cannot be parsed (SVG) may do anything. */
function leftByFilter(filter: string): number {
  let left = 1;
  for (const [, name = '', value = ''] of filter.matchAll(/([a-z-]+)\(([^)]*)\)/g)) {
    const amount = Number.parseFloat(value);
    if (name === 'url') return 0;
    if (name === 'opacity') left *= amount;
    if (name === 'blur' && amount > mostBlur) return 0;
    if ((name === 'contrast' || name === 'brightness') && amount < leastShare) return 0;
    if (name === 'brightness' && amount > mostBrightness) return 0;
  }
  return left;
}
