import { isConnectorWord } from '@/jobs/posting/line-segment';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { countWords } from '@/language/fold/comparable-text';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { hiddenText, isInlineFormatting, isSeen, ownText, visibleText } from '@/page/dom/text/visible-text';
import { wordsOfPicture } from '@/page/dom/text/written-picture';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { flatChildren } from '@/page/dom/tree/flat-tree';
import { areFactsApart } from './facts-apart';
import { kindsOfText } from './kinds-of-text';
import { placeBesideWords } from './place-beside-words';
import { textOfPart } from './text-of-part';

/** The smallest meaningful piece of text in a row. */
export interface RowPart {
  element: Element;
  /** Whether it is all of the element's text, only its own without its children's, what a picture says, or the bare words beside the element. */
  read: 'text' | 'own-text' | 'alt' | 'line-before' | 'line+0';
  text: string;
}

/**
 * The text pieces of a row in document order; invisible ones only if there are no others. Of a row that the page hides, as in a tab that is
 * not chosen, what is folded away inside it is not read either: a row that shows does not show it.
 */
export function rowPartsOf(row: Element): RowPart[] {
  const seen = collect(row, isSeen, visibleText);
  if (seen.length > 0) return withoutTwins(seen.map(withoutSigns));
  const unfolded = collect(row, (element) => element === row || isUnfolded(element), hiddenText);
  return withoutTwins((unfolded.length > 0 ? unfolded : collect(row, () => true, hiddenText)).map(withoutSigns));
}

function withoutSigns(part: RowPart): RowPart {
  return { ...part, text: textOfPart(part.text) };
}

/** By its own style, whatever hides what is around it. */
function isUnfolded(element: Element): boolean {
  return getComputedStyle(element).display !== 'none';
}

function collect(element: Element, isIncluded: (child: Element) => boolean, readAll: typeof visibleText): RowPart[] {
  if (!isIncluded(element)) return [];
  const drawn = wordsOfPicture(element);
  if (drawn !== '' && kindsOfText(drawn).has('title')) return [{ element, read: 'alt', text: drawn }];
  const children = Array.from(flatChildren(element));
  const inner = children.filter((child) => child instanceof Element);
  if (isHighlightable(element, inner)) return [{ element, read: 'text', text: readAll(element) }];
  const own = ownText(element);
  if (/[\p{L}\p{N}]/u.test(own) && !onlyConnects(element, inner)) {
    if (inner.every(isInlineFormatting)) {
      if (isLabelWithValue(element, inner))
        return inner.map((one) => ({ element: one, read: 'text', text: readAll(one) }));
      if (areFactsApart(element)) return inner.flatMap((child) => collect(child, isIncluded, readAll));
      if (areListed(element, inner))
        return inner.map((one) => ({ element: one, read: 'text', text: withoutComma(readAll(one)) }));
      const halves = placeBesideWords(element);
      if (halves) return [...halves];
      const text = readAll(element);
      return [...headOf(element, text), { element, read: 'text', text }];
    }
    if (standOnBothSides(element, inner)) return inner.flatMap((child) => collect(child, isIncluded, readAll));
    const nested = inner.filter((child) => !isInlineFormatting(child));
    const parts = (some: Element[]) => some.flatMap((child) => collect(child, isIncluded, readAll));
    const before = nested.slice(0, countBeforeText(children));
    const after = nested.slice(before.length);
    return [...parts(before), ...headOf(element, own), { element, read: 'own-text', text: own }, ...parts(after)];
  }
  if (areNamesInOne(inner, own)) return [{ element, read: 'text', text: readAll(element) }];
  return inner.flatMap((child) => collect(child, isIncluded, readAll));
}

/** `<span>#4711</span> <a>Nurse</a> <span>Leeds</span>`: elements before and behind what is no part of their line are apart. */
function standOnBothSides(element: Element, inner: readonly Element[]): boolean {
  const shown = inner.filter(({ localName }) => localName !== 'br');
  const [first, last] = [shown[0], shown.at(-1)];
  if (shown.length !== 3 || !first || !last || !hasOnlyElements(element)) return false;
  return [first, last].every((one) => isInlineFormatting(one) && /[\p{L}\p{N}]/u.test(visibleText(one)));
}

/** "at <a>Acme</a>": a word in front of one element, which names nothing. */
function onlyConnects(element: Element, inner: readonly Element[]): boolean {
  const texts = Array.from(flatChildren(element)).flatMap((node) => (node instanceof Text ? node.data : []));
  return inner.length === 1 && isConnectorWord(texts.join(' ').trim());
}

/** How many of an element's nested children stand before its own text, as a label does before a value that has no element. */
function countBeforeText(children: readonly Node[]): number {
  const isOwn = (node: Node) => node instanceof Text || (node instanceof Element && isInlineFormatting(node));
  const text = children.findIndex((node) => isOwn(node) && /[\p{L}\p{N}]/u.test(node.textContent ?? ''));
  return children.slice(0, text).filter((node) => node instanceof Element && !isOwn(node)).length;
}

/** `<span>Location</span> <span>Leeds</span>`: without a mark between them, two elements tell a label from its value. */
function isLabelWithValue(element: Element, inner: readonly Element[]): boolean {
  const [label, value, ...others] = inner;
  if (!label || !value || others.length > 0 || [label, value].some((one) => one.localName === 'br')) return false;
  return hasOnlyElements(element) && visibleText(value) !== '' && fieldOfLabel(visibleText(label)) !== null;
}

const hasOnlyElements = (element: Element): boolean =>
  Array.from(flatChildren(element)).every((node) => !(node instanceof Text) || node.data.trim() === '');

/** `<span>Lhota, </span><span>Acme Foundation</span>`: each with its comma in an element of its own. A town and its country are one place. */
function areListed(element: Element, inner: readonly Element[]): boolean {
  const [last, ...others] = inner.map(visibleText).reverse();
  if (!last || others.length === 0 || inner.some(({ localName }) => localName !== 'span')) return false;
  return others.every((text) => /\p{L},$/u.test(text)) && hasOnlyElements(element) && !isPlaceText(last);
}

const withoutComma = (text: string): string => text.replace(/,$/, '');

/** Words of a text behind bold ones that make these its heading: few are a value behind its label. */
const leastBelowHead = 12;

/** The bold beginning of a longer text, which names what the text is about. */
function headOf(element: Element, text: string): RowPart[] {
  const [first] = Array.from(flatChildren(element)).filter((child) => !(child instanceof Text) || child.data.trim());
  if (!(first instanceof Element) || !first.matches('b,strong')) return [];
  const head = visibleText(first);
  const below = text.slice(head.length);
  const isLabel = /[:：]$/.test(head) || /^\s*[:：]/.test(below);
  if (head === '' || head.includes('\n') || isLabel || countWords(below) < leastBelowHead) return [];
  return [{ element: first, read: 'text', text: head }];
}

/** "Takengon, Aceh Tengah, Aceh": links or chips alike, with nothing but commas between them, are one value. */
function areNamesInOne(inner: readonly Element[], own: string): boolean {
  const [first, ...others] = inner.filter((child) => !isInlineFormatting(child));
  if (!first || others.length === 0 || !/^[,،、\s]+$/.test(own)) return false;
  return [first, ...others].every(
    (one) => one.localName === first.localName && one.className === first.className && one.children.length === 0,
  );
}

/**
 * A text in pieces, so that the words searched for can be marked: `<span><span>Night </span><mark>nurse</mark></span>`. What is written alike
 * elsewhere is such a text where nothing of it is marked. A marked piece without white space around it may be a badge.
 */
function isHighlightable(element: Element, inner: readonly Element[]): boolean {
  if (inner.length === 0 || !inner.every((one) => one.matches('span,mark,em') && !one.firstElementChild)) return false;
  const { localName, className } = element;
  const isAlike = (other: Element) =>
    className !== '' && other.localName === localName && other.className === className;
  return markedTexts(element.ownerDocument).some((other) => other === element || isAlike(other));
}

/** Texts of which a piece is marked, as they are written. Asked for every element of every row. */
const markedTexts = cachePerTask((page: Document): Element[] => {
  const around = Array.from(page.getElementsByTagName('mark')).flatMap(({ parentElement }) => parentElement ?? []);
  return [...new Set(around)].filter(hasSpacedPieces);
});

function hasSpacedPieces({ children }: Element): boolean {
  return Array.from(children).some(({ textContent }) => /^\s|\s$/.test(textContent));
}

/** The same text twice in one parent is for eyes and for screen readers: the first is enough. */
function withoutTwins(parts: RowPart[]): RowPart[] {
  return parts.filter(({ element, text }, index) => {
    const before = parts[index - 1];
    return !before || before.element.parentElement !== element.parentElement || !isTwin(before, text);
  });
}

function isTwin(before: RowPart, text: string): boolean {
  const isForEyes = before.element.getAttribute('aria-hidden') === 'true';
  return text === before.text || (isForEyes && text.startsWith(before.text));
}
