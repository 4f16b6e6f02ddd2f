import { plainText } from '@/language/fold/plain-letters';
import { identifierWordsOf } from '@/page/dom/text/mark-words';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { elementsWithin } from '@/page/dom/tree/elements-within';

/** A pressable element, with everything that says what it does. */
export interface PagerControl {
  element: Element;
  /** Its visible text, folded, up to 80 characters. */
  text: string;
  /** Its names: text, accessible label, title and image texts, folded. */
  labels: string[];
  /** Words from the class, id and icons of the element and its nearest ancestors: `next`, `disabled` … */
  marks: Set<string>;
  rel: string;
  /** Its target; null if it is no link to another page. */
  url: URL | null;
  isDisabled: boolean;
  /** Without role or address: it may be none. */
  isBare: boolean;
}

const controlSelector =
  'a, button, [role="button"], [role="link"], [onclick], input[type="button"], input[type="submit"], input[type="image"]';
const longestLabel = 80;

/** The visible controls of a page that match, and what may be one, across shadow roots, in document order. */
export function pagerControls(page: Document, isMeant: (element: Element) => boolean): PagerControl[] {
  const found = elementsWithin(page.body ?? page.documentElement).filter(
    (element) => (element.matches(controlSelector) || mayBeBare(element)) && isMeant(element),
  );
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true })).map(controlOf);
}

/** Characters. What only a listener makes a control has few words, and no control in it. */
const longestBare = 30;

/** Hidden from robots, or made so by a script that listens anywhere above. */
function mayBeBare(element: Element): boolean {
  // Around a control stands the rest of the page, whose text is long.
  if (element.childElementCount > 2 || element.querySelector('a, button') !== null) return false;
  const words = (element.textContent ?? '').trim();
  return words !== '' && words.length <= longestBare && !element.matches(`${controlSelector} *`);
}

function controlOf(element: Element): PagerControl {
  // A custom element's own button shows what is put into its slot.
  const slotted = element.querySelector('slot') === null ? null : textAlternative(element);
  const text = shortText(element.textContent) || shortText(slotted);
  const marks = marksOf(element);
  return {
    element,
    text,
    labels: [...new Set([text, ...namesOf(element)])].filter(Boolean),
    marks,
    rel: element.getAttribute('rel') ?? '',
    url: addressOf(element),
    isDisabled: isDisabled(element, marks),
    isBare: !element.matches(controlSelector),
  };
}

function shortText(text: string | null): string {
  return text && text.length < 400 ? plainText(text).slice(0, longestLabel) : '';
}

function namesOf(element: Element): string[] {
  const named = [element, ...element.querySelectorAll('img[alt], img[title], svg[aria-label], [aria-label]')];
  const names = named.flatMap((each) =>
    ['aria-label', 'title', 'alt'].map((attribute) => shortText(each.getAttribute(attribute))),
  );
  const value = element instanceof HTMLInputElement ? shortText(element.value) : '';
  return [...names, value, titleOfIcon(element)];
}

function titleOfIcon(element: Element): string {
  return shortText(element.querySelector('svg title')?.textContent ?? null);
}

/** Marks come from the control, its content, and a parent with nothing else in it. */
function marksOf(element: Element): Set<string> {
  const parent = element.parentElement;
  const sole = parent && parent.childElementCount === 1 ? [parent] : [];
  const named = [element, ...sole, ...Array.from(element.children).slice(0, 4)];
  return new Set(named.flatMap(identifierWordsOf));
}

function addressOf(element: Element): URL | null {
  const link = element.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return null;
  const url = new URL(link.href);
  const isHere = url.href.split('#')[0] === location.href.split('#')[0];
  return isHere ? null : url;
}

function isDisabled(element: Element, marks: Set<string>): boolean {
  return (
    element.matches(':disabled, [aria-disabled="true"]') ||
    marks.has('disabled') ||
    element.closest('li, [aria-disabled]')?.matches('.disabled, [aria-disabled="true"]') === true
  );
}
