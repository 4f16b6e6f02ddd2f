import { toVisibleLine } from '@/language/fold/visible-one-line';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { headings } from '@/page/dom/text/headings';
import { textAlternative } from '@/page/dom/text/text-alternative';

/** Characters. Longer texts are explanations, cut to their nearest end. */
const longest = 200;
const mostRead = 8_000;
/** Siblings to examine beside a control and its ancestors. */
const mostSteps = 5;
/** Nodes, including comments and fragments of text. */
const mostPieces = 100;

const unread =
  'script,style,noscript,template,button,[role=button],[role=log],[aria-live],[role=alert],[role=listbox],[role=menu],[hidden],select,datalist';

const none: Beside = { text: '', element: null, node: null };

interface Beside {
  text: string;
  /** The element that says it; null if it is text alone. */
  element: Element | null;
  node: ChildNode | null;
}

/** The text right before a block, with no control in between; empty if none. `isPassed`: what stands between, and says nothing. */
export function nearbyTextBefore(block: Element, counts: ControlCounts, isPassed = (_: string) => false): string {
  return beside(block, counts, 'previousSibling', isPassed).text.slice(-longest).trimStart();
}

const headingsAndLegends = `${headings},legend`;

/** Whether that text is a heading: over the block alone, or over more of the page; null if it is none. */
export function headingOver(block: Element, counts: ControlCounts): 'it' | 'more' | null {
  const { element } = beside(block, counts, 'previousSibling');
  const heading = element?.matches(headingsAndLegends) ? element : element?.querySelector(headingsAndLegends);
  if (!heading || heading.textContent?.trim() !== element?.textContent?.trim()) return null;
  const around = element?.parentElement;
  return around && (counts.get(around) ?? 0) > (counts.get(block) ?? 0) ? 'more' : 'it';
}

/** The text right after it: where checkboxes and radios have theirs. */
export function nearbyTextAfter(block: Element, counts: ControlCounts): string {
  return beside(block, counts, 'nextSibling').text.slice(0, longest).trimEnd();
}

/** The same, but nothing that is below it, or labels what comes next. */
export function wordsOnLineAfter(block: Element, counts: ControlCounts): string {
  const { text, element, node } = beside(block, counts, 'nextSibling');
  const isLabel = element !== null && (element.matches(named) || element.querySelector(named) !== null);
  return node === null || isLabel || !isOnLineOf(block, node) ? '' : text.slice(0, longest).trimEnd();
}

const named = `label,${headingsAndLegends}`;

/** What stands next to a control on its line, be it a sign alone, and is neither a control or a button nor a label. */
export function signBeside(
  block: Element,
  counts: ControlCounts,
  direction: 'previousSibling' | 'nextSibling',
): string {
  let at = block[direction];
  while (at && !(at instanceof Element) && !(at instanceof Text && at.data.trim() !== '')) at = at[direction];
  if (!at || !isOnLineOf(block, at) || (at instanceof Element && !isPlain(at, counts))) return '';
  return toVisibleLine((at.textContent ?? '').slice(0, longest));
}

function isPlain(element: Element, counts: ControlCounts): boolean {
  const others = `${unread},${named}`;
  if (counts.has(element) || element.matches(others) || element.querySelector(others) !== null) return false;
  return element.checkVisibility({ visibilityProperty: true });
}

function isOnLineOf(block: Element, node: Node): boolean {
  const words = document.createRange();
  words.selectNode(node);
  const { top, bottom } = words.getBoundingClientRect();
  const box = block.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= box.top && middle <= box.bottom;
}

/** Parts of a sentence. */
const inline = 'a,b,strong,em,i,u,span,small,abbr,mark';

/** The same to the end of its line: "I have read the", a link to what was read, and what is agreed to then. */
export function sentenceAfter(block: Element, counts: ControlCounts): string {
  const { text, node, element } = beside(block, counts, 'nextSibling');
  const said = [text];
  let at = element && !element.matches(inline) ? null : (node?.nextSibling ?? null);
  for (let pieces = 0; at && pieces < mostPieces; at = at.nextSibling, pieces += 1) {
    if (at instanceof Element && (counts.has(at) || !at.matches(inline))) break;
    said.push(at instanceof Element ? elementText(at) : (at.textContent ?? ''));
  }
  return toVisibleLine(said.join(' ').slice(0, mostRead)).slice(0, longest).trimEnd();
}

function beside(
  block: Element,
  counts: ControlCounts,
  direction: 'previousSibling' | 'nextSibling',
  isPassed = (_: string) => false,
): Beside {
  let steps = 0;
  let pieces = 0;
  for (let at = block[direction]; at && steps < mostSteps && pieces < mostPieces; at = at[direction]) {
    pieces += 1;
    if (at instanceof Element) {
      if (counts.has(at)) return none;
      steps += 1;
    }
    const text =
      at instanceof Element ? elementText(at) : at instanceof Text ? toVisibleLine(at.data.slice(0, mostRead)) : '';
    if (!/\p{L}/u.test(text) || isPassed(text)) continue;
    const isOfOther = direction === 'previousSibling' && isLabelBelow(at, text, counts);
    return isOfOther ? none : { text, element: at instanceof Element ? at : null, node: at };
  }
  return none;
}

/** Whether words below a box say the same as its placeholder: a label that rises once something is typed. */
function isLabelBelow(words: ChildNode, text: string, counts: ControlCounts): boolean {
  let before = words.previousSibling;
  while (before && !(before instanceof Element)) before = before.previousSibling;
  if (!(before instanceof Element) || counts.get(before) !== 1) return false;
  const box = before.matches('input,textarea') ? before : before.querySelector('input,textarea');
  return box !== null && toVisibleLine(box.getAttribute('placeholder') ?? '') === text;
}

function elementText(element: Element): string {
  if (element.matches(unread) || !element.checkVisibility({ visibilityProperty: true })) return '';
  // Tags, each with a button to take it away, are answers.
  const buttons = Array.from(element.querySelectorAll('button,[role=button]'));
  if (buttons.some(isRemoval)) return '';
  const text = textAlternative(element);
  // What is pressed says what it does, and nothing of a field beside it.
  return buttons.length > 0 &&
    lettersOf(buttons.map(({ textContent }) => textContent ?? '').join('')) === lettersOf(text)
    ? ''
    : text;
}

const lettersOf = (text: string): string => text.replace(/\s+/gu, '');

const isRemoval = ({ textContent }: Element): boolean => /^[×✕✖⨯╳xX]$/.test((textContent ?? '').trim());
