import { shadowRootOf } from '../tree/shadow-root-of';
import { blendOver, contrastRatio, parseColour, type Rgba } from './colours';

/** Any less is unreadable, or indistinguishable. */
const leastContrast = 1.5;
/** CSS pixels. */
const leastFont = 6;
const leastRoom = { width: 10, height: 6 };

/** Whether text typed into a field would be legible: by colour, size and position. */
export function isLegible(control: Element, { x, y }: { x: number; y: number }): boolean {
  const style = getComputedStyle(control);
  if (Number.parseFloat(style.fontSize) * scaleOf(control) < leastFont || !hasRoom(control, style)) return false;
  // Passwords always show dots; whether they may be filled is decided elsewhere.
  const isDotted = style.getPropertyValue('-webkit-text-security') !== 'none';
  if (isDotted && !control.matches('[type=password]')) return false;
  return isSeenOn(parseColour(style.webkitTextFillColor || style.color), backdropAt(control, x, y));
}

/** Whether nothing is painted over an element at a point. */
export function isUncovered(element: Element, { x, y }: { x: number; y: number }): boolean {
  const stack = stackAt(x, y);
  const at = stack.indexOf(element);
  return at >= 0 && stack.slice(0, at).every(isTransparent);
}

function isTransparent(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  return Number(opacity) === 0 || (backgroundImage === 'none' && parseColour(backgroundColor)[3] === 0);
}

/** Whether a part that is only pressed shows anything: words, a picture, a border, or its own colour. */
export function isVisiblePart(part: Element, { x, y }: { x: number; y: number }): boolean {
  const style = getComputedStyle(part);
  const own = part instanceof HTMLInputElement || part instanceof HTMLSelectElement;
  if (own && style.appearance !== 'none') return true;
  const backdrop = backdropAt(part, x, y);
  const isWord = (part.textContent ?? '').trim() !== '' && Number.parseFloat(style.fontSize) >= leastFont;
  if (isWord && isSeenOn(parseColour(style.color), backdrop)) return true;
  return (
    isFilled(part, { x, y }) ||
    [part, ...part.querySelectorAll('*')].slice(0, mostParts).some((each) => isPainted(each, backdrop))
  );
}

/** Shows by its own colour alone, as the thumb of a slider: on whatever is painted below it, of which it may be no part. Not on a picture. */
function isFilled(part: Element, { x, y }: { x: number; y: number }): boolean {
  const stack = stackAt(x, y);
  const at = stack.indexOf(part);
  const below = at < 0 ? null : paintOf(stack.slice(at + 1));
  return below !== null && isSeenOn(parseColour(getComputedStyle(part).backgroundColor), below);
}

/** A custom control has few parts. */
const mostParts = 40;

function isPainted(part: Element, backdrop: Rgba | null): boolean {
  if (part.matches('img,svg,canvas')) return true;
  const style = getComputedStyle(part);
  const isEdged = Number.parseFloat(style.borderTopWidth) > 0 || Number.parseFloat(style.borderBottomWidth) > 0;
  if (isEdged && isSeenOn(parseColour(style.borderBottomColor), backdrop)) return true;
  if (isSeenOn(parseColour(style.backgroundColor), backdrop)) return true;
  if (style.boxShadow !== 'none' || style.backgroundImage !== 'none') return true;
  const marks = (['::before', '::after'] as const).map((pseudo) => getComputedStyle(part, pseudo));
  return marks.some(({ content, width }) => content !== 'none' && content !== 'normal' && Number.parseFloat(width) > 0);
}

/** Text beyond the left edge, or squeezed out by padding, is invisible. */
function hasRoom(control: Element, style: CSSStyleDeclaration): boolean {
  if (!(control instanceof HTMLElement)) return false;
  const of = (...values: string[]) => values.reduce((sum, value) => sum + (Number.parseFloat(value) || 0), 0);
  const width = control.clientWidth - of(style.paddingLeft, style.paddingRight);
  const height = control.clientHeight - of(style.paddingTop, style.paddingBottom);
  const indent = of(style.textIndent);
  return width >= leastRoom.width && height >= leastRoom.height && indent > -leastRoom.width && indent < width;
}

/** Transforms change the size of text. */
function scaleOf(control: Element): number {
  if (!(control instanceof HTMLElement) || control.offsetHeight === 0) return 1;
  return control.getBoundingClientRect().height / control.offsetHeight;
}

/** On a picture, nothing can be concluded. */
function isSeenOn(colour: Rgba, backdrop: Rgba | null): boolean {
  if (colour[3] === 0) return false;
  return backdrop === null || contrastRatio(blendOver(colour, backdrop), backdrop) >= leastContrast;
}

const canvas: Rgba = [255, 255, 255, 1];

/** What is painted beneath an element's text at a point: its background, and what is below. Null on a picture. */
function backdropAt(element: Element, x: number, y: number): Rgba | null {
  const stack = stackAt(x, y);
  return paintOf(stack.slice(Math.max(0, stack.indexOf(element))));
}

/** What elements that lie on each other are painted as, topmost first. Null on a picture. */
function paintOf(stack: readonly Element[]): Rgba | null {
  let colour: Rgba = [0, 0, 0, 0];
  for (const each of stack) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (backgroundImage !== 'none') {
      const flat = flatGradient(backgroundImage);
      if (flat === null) return null;
      colour = blendOver(colour, flat);
    }
    colour = blendOver(colour, parseColour(backgroundColor));
    if (colour[3] >= 0.99) return colour;
    if (each.matches('img,video,canvas,iframe')) return null;
  }
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
  return isDark ? null : blendOver(colour, canvas);
}

/** A gradient between equal colours is that colour; null for any other picture. */
function flatGradient(image: string): Rgba | null {
  if (!/^(?:repeating-)?(?:linear|radial|conic)-gradient\(/.test(image)) return null;
  const colours = [...image.matchAll(/(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/g)].map(([text]) =>
    parseColour(text),
  );
  const [first] = colours;
  return first &&
    colours.every((each) => contrastRatio(blendOver(each, canvas), blendOver(first, canvas)) < leastContrast)
    ? first
    : null;
}

/** The elements at a point, topmost first, through shadow roots, each of which also returns its ancestors. */
function stackAt(x: number, y: number): Element[] {
  const found = new Set<Element>();
  const seen = new Set<Document | ShadowRoot>();
  const visit = (root: Document | ShadowRoot) => {
    seen.add(root);
    for (const element of root.elementsFromPoint(x, y)) {
      const inner = shadowRootOf(element);
      if (inner && !seen.has(inner)) visit(inner);
      found.add(element);
    }
  };
  visit(document);
  return [...found];
}
