import { shadowRootOf } from '../walker/shadow-root-of';
import { type Colour, colourOf, contrast, over } from './colours';

/** Less than this nobody reads, or tells from what is around it. */
const leastContrast = 1.5;
/** CSS pixels. */
const leastFont = 6;
const leastRoom = { width: 10, height: 6 };

/** Whether what is typed into a field can be read there: in a colour, a size and a place in which people read. */
export function isLegible(control: Element, { x, y }: { x: number; y: number }): boolean {
  const style = getComputedStyle(control);
  if (Number.parseFloat(style.fontSize) * scaleOf(control) < leastFont || !hasRoom(control, style)) return false;
  // A password is in dots for everybody; whether it may be filled is asked elsewhere.
  const isDotted = style.getPropertyValue('-webkit-text-security') !== 'none';
  if (isDotted && !control.matches('[type=password]')) return false;
  return isSeenOn(colourOf(style.webkitTextFillColor || style.color), backdropAt(control, x, y));
}

/** Whether a part that is only pressed shows anything: words, a picture, an edge, or a colour of its own. */
export function showsAnything(part: Element, { x, y }: { x: number; y: number }): boolean {
  const style = getComputedStyle(part);
  const own = part instanceof HTMLInputElement || part instanceof HTMLSelectElement;
  if (own && style.appearance !== 'none') return true;
  const backdrop = backdropAt(part, x, y);
  const isWord = (part.textContent ?? '').trim() !== '' && Number.parseFloat(style.fontSize) >= leastFont;
  if (isWord && isSeenOn(colourOf(style.color), backdrop)) return true;
  return [part, ...part.querySelectorAll('*')].slice(0, mostParts).some((each) => isPainted(each, backdrop));
}

/** A control of its own making has few parts. */
const mostParts = 40;

function isPainted(part: Element, backdrop: Colour | null): boolean {
  if (part.matches('img,svg,canvas')) return true;
  const style = getComputedStyle(part);
  const isEdged = Number.parseFloat(style.borderTopWidth) > 0 || Number.parseFloat(style.borderBottomWidth) > 0;
  if (isEdged && isSeenOn(colourOf(style.borderBottomColor), backdrop)) return true;
  if (isSeenOn(colourOf(style.backgroundColor), backdrop)) return true;
  if (style.boxShadow !== 'none' || style.backgroundImage !== 'none') return true;
  const marks = (['::before', '::after'] as const).map((pseudo) => getComputedStyle(part, pseudo));
  return marks.some(({ content, width }) => content !== 'none' && content !== 'normal' && Number.parseFloat(width) > 0);
}

/** Beyond the left edge, or squeezed out by its own padding, no text is seen. */
function hasRoom(control: Element, style: CSSStyleDeclaration): boolean {
  if (!(control instanceof HTMLElement)) return false;
  const of = (...values: string[]) => values.reduce((sum, value) => sum + (Number.parseFloat(value) || 0), 0);
  const width = control.clientWidth - of(style.paddingLeft, style.paddingRight);
  const height = control.clientHeight - of(style.paddingTop, style.paddingBottom);
  const indent = of(style.textIndent);
  return width >= leastRoom.width && height >= leastRoom.height && indent > -leastRoom.width && indent < width;
}

/** A transform makes text another size than its style has it. */
function scaleOf(control: Element): number {
  if (!(control instanceof HTMLElement) || control.offsetHeight === 0) return 1;
  return control.getBoundingClientRect().height / control.offsetHeight;
}

/** On a picture anything may be seen, or not: nobody can tell from here. */
function isSeenOn(colour: Colour, backdrop: Colour | null): boolean {
  if (colour[3] === 0) return false;
  return backdrop === null || contrast(over(colour, backdrop), backdrop) >= leastContrast;
}

const canvas: Colour = [255, 255, 255, 1];

/** What is painted beneath an element's text at a point: its own background, and what lies under it. Null on a picture. */
function backdropAt(element: Element, x: number, y: number): Colour | null {
  const stack = stackAt(x, y);
  const from = Math.max(0, stack.indexOf(element));
  let colour: Colour = [0, 0, 0, 0];
  for (const each of stack.slice(from)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (backgroundImage !== 'none') {
      const flat = flatGradient(backgroundImage);
      if (flat === null) return null;
      colour = over(colour, flat);
    }
    colour = over(colour, colourOf(backgroundColor));
    if (colour[3] >= 0.99) return colour;
    if (each.matches('img,video,canvas,iframe')) return null;
  }
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
  return isDark ? null : over(colour, canvas);
}

/** A gradient from a colour to the same is that colour; null for every other picture. */
function flatGradient(image: string): Colour | null {
  if (!/^(?:repeating-)?(?:linear|radial|conic)-gradient\(/.test(image)) return null;
  const colours = [...image.matchAll(/(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/g)].map(([text]) =>
    colourOf(text),
  );
  const [first] = colours;
  return first && colours.every((each) => contrast(over(each, canvas), over(first, canvas)) < leastContrast)
    ? first
    : null;
}

/** What lies at a point, uppermost first, through shadow roots: each of those answers with what is around it as well. */
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
