import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { parseColour } from '@/page/dom/visibility/colours';

/** CSS pixels. What a person needs to see and to press. */
const least = { width: 40, height: 16 };
/** Ancestors of a list's input of which one may be what is seen of the list. */
const mostLevels = 4;
/** Any fainter, a frame or ground is not seen. */
const faintest = 0.1;

const list = '[role=combobox]:is([aria-haspopup],[aria-expanded]):not([aria-hidden=true])';
/** In the older pattern the list is around its input, which may have no width as long as nothing is typed. */
const listInput = `input${list},${list} input:not([aria-hidden=true],[type=hidden])`;
const otherInputs = 'input:not([type=hidden],[tabindex="-1"]),select:not([aria-hidden=true]),textarea';

/**
 * The box that is seen and pressed of a list whose input is there for the keyboard alone: clipped to a point, or made transparent beside what
 * shows the choice. It has a frame or a ground of its own, and no other input in it: a trap has neither.
 */
export const widgetAround = cachePerTask((input: Element): Element | null => {
  if (!input.matches(listInput) || input.closest('[inert],[aria-hidden=true]') !== null) return null;
  // Beside one that is there, what is not drawn is the page's own store of the choice.
  const isThere = input.checkVisibility();
  const mayBeOther = (other: Element) => !isThere || other.checkVisibility();
  let at = flatParent(input);
  for (let level = 0; at && level < mostLevels; level += 1, at = flatParent(at)) {
    const others = Array.from(at.querySelectorAll(otherInputs)).filter((other) => other !== input && mayBeOther(other));
    if (others.length > 0 || at.matches('label,fieldset,form,body')) return null;
    if (isDrawnBox(at)) return at;
  }
  return null;
});

function isDrawnBox(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < least.width || height < least.height) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return isFramed(getComputedStyle(element)) || frames.some((pseudo) => isFramedBy(element, pseudo));
}

/** Some draw their frame over themselves. */
const frames = ['::before', '::after'];

function isFramedBy(element: Element, pseudo: string): boolean {
  const style = getComputedStyle(element, pseudo);
  return style.content !== 'none' && style.position === 'absolute' && isFramed(style);
}

function isFramed({ borderTopStyle, borderTopWidth, borderTopColor, boxShadow, backgroundColor }: CSSStyleDeclaration) {
  const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
  const isBordered = hasBorder && parseColour(borderTopColor)[3] > faintest;
  return isBordered || boxShadow !== 'none' || parseColour(backgroundColor)[3] > faintest;
}
