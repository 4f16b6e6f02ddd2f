import { cachePerTask } from '../tree/cache-per-task';
import { flatParent, isInFlatTree } from '../tree/flat-tree';
import { shadowRootOf } from '../tree/shadow-root-of';
import { parseColour } from './colours';
import { isPaintedOver } from './paint-order';

/** From this opacity on, it hides what is below. */
const leastOpacity = 0.5;
const pictures = 'img,canvas,video,iframe,object,embed,picture';

/**
 * Whether an element is hidden at a point by something that ignores the mouse (`pointer-events: none`), which hit tests miss: opaque, and
 * painted later.
 */
export function isUnderSilentCover(element: Element, x: number, y: number): boolean {
  return (
    silentCovers(document).some(
      (cover) =>
        isAt(cover, x, y) &&
        !isInFlatTree(element, cover) &&
        !isInFlatTree(cover, element) &&
        isPaintedOver(cover, element),
    ) || decorationsOver(element, x, y)
  );
}

function hides(cover: Element, pseudo: '::before' | '::after' | null): boolean {
  const style = getComputedStyle(cover, pseudo);
  if (style.pointerEvents !== 'none' || style.visibility !== 'visible' || Number(style.opacity) < leastOpacity)
    return false;
  const isPainted = parseColour(style.backgroundColor)[3] >= leastOpacity || style.backgroundImage !== 'none';
  const isBlurred = style.backdropFilter !== '' && style.backdropFilter !== 'none';
  return isPainted || isBlurred || (pseudo === null && (cover.matches(pictures) || isFilled(cover, style)));
}

function isFilled(cover: Element, { fill }: CSSStyleDeclaration): boolean {
  return cover instanceof SVGGeometryElement && fill !== 'none' && parseColour(fill)[3] >= leastOpacity;
}

/** Few of a page's elements hide anything, wherever they come to lie when it is scrolled. */
const silentCovers = cachePerTask((root: Document) => allElements(root).filter((element) => hides(element, null)));

/** Whether the box of an element contains a point, hit by the mouse or not. */
function isAt(element: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= x && x < right && top <= y && y < bottom;
}

const allElements = cachePerTask((root: Document | ShadowRoot): readonly Element[] => {
  const own = Array.from(root.querySelectorAll('*'));
  return own.flatMap((element) => {
    const inner = shadowRootOf(element);
    return inner ? [element, ...allElements(inner)] : [element];
  });
});

/** Pseudo-elements of an element's ancestors and siblings. */
function decorationsOver(element: Element, x: number, y: number): boolean {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    const beside = at === element ? [] : Array.from(at.children).slice(0, mostBeside);
    if (
      [at, ...beside].some((each) => (!isInFlatTree(element, each) || each !== element ? decorates(each, x, y) : false))
    )
      return true;
  }
  return false;
}

/** Not all rows of a long table are examined. */
const mostBeside = 60;

/** A pseudo-element's box is not available: it is derived from its containing block and style. */
function decorates(owner: Element, x: number, y: number): boolean {
  return (['::before', '::after'] as const).some((pseudo) => {
    const style = getComputedStyle(owner, pseudo);
    if (style.content === 'none' || style.content === 'normal' || !/absolute|fixed/.test(style.position)) return false;
    if (!hides(owner, pseudo) || Number(style.zIndex) < 0) return false;
    const box =
      style.position === 'fixed'
        ? new DOMRect(0, 0, innerWidth, innerHeight)
        : positioned(owner).getBoundingClientRect();
    const left = box.left + Number.parseFloat(style.left);
    const top = box.top + Number.parseFloat(style.top);
    const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
    return left <= x && x < left + width && top <= y && y < top + height;
  });
}

function positioned(owner: Element): Element {
  for (let at: Element | null = owner; at; at = flatParent(at)) {
    const { position, transform } = getComputedStyle(at);
    if (position !== 'static' || transform !== 'none') return at;
  }
  return document.documentElement;
}
