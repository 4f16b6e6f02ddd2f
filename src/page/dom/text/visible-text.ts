import { flatChildren } from '../tree/flat-tree';
import { isBesideWithoutSpace } from './beside-without-space';
import { isFoundInWords } from './found-words';
import { isFlexItem, isLaidOutApart, isSetApart, laysOutItems } from './laid-out-apart';
import { partingIcons } from './led-by-icons';
import { isForScreenReadersOnly } from './screen-reader-only';

/** Elements whose text is never displayed. */
const silent = new Set('script style noscript template svg math select option textarea iframe object'.split(' '));

/** Elements that merely format part of a sentence. */
const dressing = new Set('b strong em i u mark small sub sup font abbr wbr bdi bdo q s ins del'.split(' '));

/** An element's visible text: lines as they break, white space collapsed. Empty if nothing is visible. */
export function visibleText(element: Element): string {
  return foldLines(textOf(element, isSeen));
}

/** Text of an element that is invisible at this width, or behind a tab. */
export function hiddenText(element: Element): string {
  return foldLines(textOf(element, () => true));
}

/** The element's own words, including its formatting children only. */
export function ownText(element: Element): string {
  return foldLines(textOf(element, isInlineFormatting));
}

/** True for a child that is just part of its parent's sentence: by its tag, and by where it stands. */
export function isInlineFormatting(element: Element): boolean {
  if (element.localName === 'br') return true;
  if (element.localName === 'span') {
    if (isSeparator(element)) return !isFlexItem(element);
    return (
      (isBare(element) || isUnit(element) || isFoundInWords(element)) &&
      !isLaidOutApart(element) &&
      !isBesideWithoutSpace(element)
    );
  }
  return dressing.has(element.localName) && !isFlexItem(element) && !isSetApart(element) && !holdsLink(element);
}

/** "<strong>at <a>Acme</a></strong>": a link is no part of the words beside it, however they are dressed. */
function holdsLink({ children, childNodes }: Element): boolean {
  if (!Array.from(children).some((child) => child.localName === 'a')) return false;
  return Array.from(childNodes).some((node) => node instanceof Text && /\p{L}/u.test(node.data));
}

function isBare(element: Element): boolean {
  return element.classList.length === 0 && !element.hasAttribute('id') && element.children.length === 0;
}

/** A dot or comma between two texts, in an element only for its distance to them: without it the texts would run together. */
function isSeparator(element: Element): boolean {
  return element.children.length === 0 && /^\s*[·•|,;/–—-]\s*$/.test(element.textContent ?? '');
}

/** A dot or stroke between two texts has white space around it, where its element, and no character, keeps them apart. */
function spaced(element: Element, text: string): string {
  return element.localName === 'span' && isSeparator(element) && /[·•|]/.test(text) ? ` ${text} ` : text;
}

/** "/month" behind an amount, in an element for its smaller type. */
function isUnit(element: Element): boolean {
  const before = element.previousSibling;
  return (
    before instanceof Text && /\d\s*$/.test(before.data) && /^\s*\/\s?\p{L}+\.?\s*$/u.test(element.textContent ?? '')
  );
}

/** True if an element is part of what is visible. Screen-reader-only text is not. */
export function isSeen(element: Element): boolean {
  if (silent.has(element.localName)) return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return isWithoutBox(element);
  return !isForScreenReadersOnly(getComputedStyle(element));
}

/** `display: contents` has no box, but its children do. */
function isWithoutBox(element: Element): boolean {
  return getComputedStyle(element).display === 'contents';
}

function textOf(element: Element, isIncluded: (child: Element) => boolean): string {
  let text = '';
  let areItems: boolean | null = null;
  const icons = partingIcons(element);
  for (const child of Array.from(flatChildren(element))) {
    if (child instanceof Element && icons.has(child)) text += '\n';
    if (child instanceof Text) text += child.data.replace(/\s+/g, ' ');
    else if (child instanceof HTMLBRElement) text += '\n';
    else if (child instanceof Element && !silent.has(child.localName) && isIncluded(child)) {
      const inner = textOf(child, isIncluded);
      areItems ??= laysOutItems(element);
      text += areItems || blocks.has(child.localName) ? `\n${inner}\n` : spaced(child, inner);
    }
  }
  return text;
}

const blocks = new Set(
  'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p section table td th tr ul'.split(
    ' ',
  ),
);

function foldLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
