import { flatParent } from '../walker/flat-tree';
import { duringOneLook } from '../walker/one-look';

/** Fainter than this, a field is as good as not there. */
const faintest = 0.2;
/** What a filter may do to a field that stays a field to the eye. `blur`: CSS pixels. */
const mostBlur = 3;
const leastShare = 0.25;
const mostBrightness = 4;

/**
 * Whether an element is painted where it stands, and so that an eye tells it from nothing: nothing around it takes it out of the page, makes
 * it faint, blurs, masks or blends it, or keeps people from it. Where it stands, and what lies over it, is another question.
 */
export function isDrawn(element: Element): boolean {
  const isRendered = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return isRendered && looksAround(element) >= faintest;
}

/** How much of an element's colours is left by it and by all around it, from 0 to 1. */
const looksAround = duringOneLook((element: Element): number => {
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

/** What a filter does that nobody can read (an SVG's) may be anything. */
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
