import { toVisibleLine } from '@/language/fold/visible-one-line';
import { pseudoElementText } from '@/page/dom/text/generated-words';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { blendOver, contrastRatio, parseColour } from '@/page/dom/visibility/colours';

/** A visible piece of text. */
export interface VisibleText {
  text: string;
  box: DOMRect;
  /** Its parent element. */
  within: Element;
  /** Drawn by a style sheet: not part of any label in the DOM. */
  isDrawn: boolean;
}

/** Limit; no question's surroundings have more. */
const mostTexts = 3_000;
/** CSS pixels. Unreadable below this. */
const leastFont = 6;
const leastContrast = 1.3;
/** Ancestors that may hide, clip or colour a text. */
const mostLevels = 12;

const unread =
  'script,style,noscript,template,textarea,select,option,button,s,del,strike,[role=button],[role=option],[role=listbox]';

/** The visible texts with letters in part of the window, including those drawn by style sheets. */
export function visibleTexts(control: Element, zone: DOMRect): VisibleText[] {
  const seen: VisibleText[] = [];
  const isShown = shownOnce();
  for (const text of textsAround(control)) {
    const within = text.parentElement;
    if (!within || !/\p{L}/u.test(text.data) || within.closest(unread)) continue;
    const box = boxOf(text);
    if (!box || !intersect(box, zone) || !isShown(within) || !isReadable(within, box)) continue;
    seen.push({ text: toVisibleLine(text.data), box, within, isDrawn: false });
  }
  return [...seen, ...drawnTexts(control, zone)];
}

/** The texts in a control's tree, and in those around it. */
function* textsAround(control: Element): Generator<Text> {
  let left = mostTexts;
  for (let root = control.getRootNode(); ; ) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode(), left -= 1) {
      if (node instanceof Text) yield node;
    }
    if (!(root instanceof ShadowRoot)) return;
    root = root.host.getRootNode();
  }
}

function boxOf(text: Text): DOMRect | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  return box.width > 2 && box.height > 2 ? box : null;
}

const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };

function shownOnce(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  return (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const isShown = boxAround(element).checkVisibility(options);
    known.set(element, isShown);
    return isShown;
  };
}

/** A slot, and what else has no box of its own, shows its words in the box around it. */
function boxAround(element: Element): Element {
  let at = element;
  for (let level = 0; level < mostLevels && getComputedStyle(at).display === 'contents'; level += 1) {
    const outer = flatParent(at);
    if (outer === null) break;
    at = outer;
  }
  return at;
}

/** Legible in size, colour and orientation, and not clipped. */
function isReadable(within: Element, box: DOMRect): boolean {
  const style = getComputedStyle(within);
  if (Number.parseFloat(style.fontSize) < leastFont || !isWriting(style)) return false;
  const ink = parseColour(style.webkitTextFillColor || style.color);
  if (ink[3] < 0.15) return false;
  let hasGround = false;
  let at: Element | null = within;
  for (let level = 0; at && level < mostLevels; level += 1, at = flatParent(at)) {
    const around = getComputedStyle(at);
    if (isCutOff(at, around, box) || isTurned(around)) return false;
    if (around.backgroundImage !== 'none') hasGround = true;
    const ground = parseColour(around.backgroundColor);
    if (hasGround || ground[3] < 0.9) continue;
    if (contrastRatio(blendOver(ink, ground), ground) < leastContrast) return false;
    hasGround = true;
  }
  return true;
}

/** Masked text is not writing, and crossed-out text is not meant. */
const isWriting = (style: CSSStyleDeclaration): boolean =>
  style.getPropertyValue('-webkit-text-security') === 'none' && !style.textDecorationLine.includes('line-through');

/** Mirrored, or upside down. */
function isTurned({ transform, scale, rotate }: CSSStyleDeclaration): boolean {
  if (/-/.test(scale)) return true;
  const matrix = new DOMMatrixReadOnly(transform === 'none' ? undefined : transform);
  const turned = rotate === 'none' ? matrix : matrix.rotate(Number.parseFloat(rotate) || 0);
  return turned.m11 <= 0 || turned.m22 <= 0;
}

function isCutOff(at: Element, { clip, clipPath, overflowX, overflowY, position }: CSSStyleDeclaration, box: DOMRect) {
  if (/inset\((?:4|5|[6-9])\d|inset\(100|circle\(0|polygon\(0(?:px|%)? 0(?:px|%)?, 0/.test(clipPath)) return true;
  if (clip !== 'auto' && /^(?:absolute|fixed)$/.test(position)) return true;
  if (overflowX === 'visible' && overflowY === 'visible') return false;
  const edge = at.getBoundingClientRect();
  const across = Math.min(box.right, edge.right) - Math.max(box.left, edge.left);
  const down = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top);
  return across < Math.min(box.width, 20) / 2 || down < box.height / 2;
}

/** Elements near a control whose pseudo-elements may draw words. */
const mostDrawn = 60;
const nearLevels = 4;

function drawnTexts(control: Element, zone: DOMRect): VisibleText[] {
  const near = new Set<Element>();
  const labels = control instanceof HTMLInputElement ? Array.from(control.labels ?? []) : [];
  for (const label of labels) for (const each of [label, ...label.querySelectorAll('*')]) near.add(each);
  let at: Element | null = control;
  for (let level = 0; at && level < nearLevels && near.size < mostDrawn; level += 1, at = flatParent(at)) {
    near.add(at);
    for (const beside of at.parentElement?.children ?? []) if (near.size < mostDrawn) near.add(beside);
  }
  return [...near].flatMap((element) => drawnAt(element, zone));
}

function drawnAt(within: Element, zone: DOMRect): VisibleText[] {
  const box = within.getBoundingClientRect();
  if (!intersect(box, zone) || !within.checkVisibility(options)) return [];
  return (['::before', '::after'] as const).flatMap((pseudo) => {
    const style = getComputedStyle(within, pseudo);
    const text = pseudoElementText(style);
    const isSeen = text !== '' && Number.parseFloat(style.fontSize) >= leastFont;
    if (!isSeen || style.visibility !== 'visible' || style.opacity === '0') return [];
    // Its exact position is unknown: at the element's start, or its end.
    const left = pseudo === '::before' ? box.left - 1 : box.right;
    return [
      {
        text: toVisibleLine(text),
        box: new DOMRect(left, box.top, 1, Math.min(box.height, 24)),
        within,
        isDrawn: true,
      },
    ];
  });
}

export function intersect(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
