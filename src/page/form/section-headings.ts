import { toVisibleLine } from '@/language/fold/visible-one-line';
import { type ControlCounts, containsComposed } from '@/page/dom/controls/control-counts';
import { generatedContentText } from '@/page/dom/text/generated-words';
import { headings } from '@/page/dom/text/headings';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching, flatParent } from '@/page/dom/tree/flat-tree';
import { groupText } from './label-text';

/** Lines that look like headings, and are marked as none. */
const lines = 'b,strong,[class*=title i],[class*=heading i],[class*=header i],[class*=caption i]';
/** A dialog is named by its title bar, which may stand beside what it holds. */
const groups = 'fieldset,[role=group],[role=region],section,dialog,[role=dialog],[role=alertdialog]';
const longest = 100;
/** Deeper nesting does not occur. */
const mostSections = 12;

/** The headings and legends above a control, outermost first. */
export type HeadingsAbove = (control: Element, question: string) => string[];

interface Heading {
  element: Element;
  /** The part it is in: it heads nothing else. */
  part: Element | null;
  level: number;
  text: string;
}

/** A heading and the one above it. */
interface OpenHeading extends Heading {
  over: OpenHeading | null;
}

/** Reads the page's headings once, for all controls. */
export function readHeadings(counts: ControlCounts): HeadingsAbove {
  const found = findEverywhere(`${headings},${lines}`);
  const boxes = boxesUnder(found, counts);
  const all = found.flatMap((element): Heading[] => {
    const part = element.matches(headings) ? closestMatching(element, groups) : (boxes.get(element) ?? null);
    if (part === null && !element.matches(headings)) return [];
    const text = wordsOf(element).slice(0, longest);
    return text && element.checkVisibility() ? [{ element, part, level: levelOf(element), text }] : [];
  });
  const byRoot = Map.groupBy(all, ({ element }) => element.getRootNode());
  const inRoots = new Map([...byRoot].map(([root, inside]) => [root, withOver(inside)]));
  return (control, question) => {
    const labels = labelsByReference(control);
    const before = placesInRoots(control).flatMap((at) => headingsBefore(at, inRoots.get(at.getRootNode()) ?? []));
    const over = [
      ...before.flatMap(({ element, text }) => (labels.has(element) ? [] : text)),
      ...groupsAround(control),
    ];
    return [...new Set(over)].filter((text) => text !== question).slice(-mostSections);
  };
}

/** Fewer are the parts of one answer, such as a date. */
const fewestInBox = 4;
const choices = 'input[type=radio],input[type=checkbox],[role=radio],[role=checkbox]';

/**
 * The box of questions that each line in bold stands above. A box with few of them, or with a list of entries and what adds one, counts where
 * one that looks the same has many: cards of a form are drawn alike, and the small ones are often about somebody else. What lies over the
 * page is a dialog, whatever it is marked as, with its title.
 */
function boxesUnder(found: readonly Element[], counts: ControlCounts): Map<Element, Element> {
  const boxes = found.flatMap((line) => {
    const box = boxUnder(line, counts);
    return box ? [{ line, box, look: `${lookOf(box)} ${lookOf(line)}`, asked: questionsIn(box, counts) }] : [];
  });
  const looks = new Set(boxes.flatMap(({ look, asked }) => (asked >= fewestInBox ? look : [])));
  return new Map(
    boxes.flatMap(({ line, box, look, asked }) =>
      looks.has(look) || (asked > 0 && isLayer(box)) ? [[line, box]] : [],
    ),
  );
}

function isLayer(box: Element): boolean {
  const { position, zIndex } = getComputedStyle(box);
  return position === 'fixed' || (position === 'absolute' && Number(zIndex) > 0);
}

const lookOf = ({ localName, className }: Element): string => `${localName}.${className}`;

const questionsIn = (box: Element, counts: ControlCounts): number =>
  (counts.get(box) ?? 0) - box.querySelectorAll(choices).length;

/** The box that a line in bold stands in, alone and first; null if there is none. What stands in shadow roots is no text of the box. */
function boxUnder(line: Element, counts: ControlCounts): Element | null {
  if (Number(getComputedStyle(line).fontWeight) < 600 || closestMatching(line, `label,button,a,${headings}`))
    return null;
  let top = line;
  const isLineAlone = (around: Element) => around.textContent === line.textContent && !counts.has(around);
  while (top.parentElement && isLineAlone(top.parentElement)) top = top.parentElement;
  const box = top.parentElement;
  return !box || box.firstElementChild !== top || box.matches('form,main,body') ? null : box;
}

/** A heading without text may have generated content. */
const wordsOf = (heading: Element): string =>
  toVisibleLine((heading.textContent ?? '').slice(0, 10 * longest)) || generatedContentText(heading);

/** A heading ends earlier ones of its level or below. */
function withOver(inOrder: readonly Heading[]): OpenHeading[] {
  let last: OpenHeading | null = null;
  return inOrder.map((heading) => {
    let over: OpenHeading | null = last;
    while (over && over.level >= heading.level) over = over.over;
    last = { ...heading, over };
    return last;
  });
}

/** Where a control stands in each tree that it is drawn in, outermost first: what it is slotted into, what hosts its root, and itself. */
function placesInRoots(control: Element): Element[] {
  const places = [control];
  for (let at = flatParent(control); at; at = flatParent(at)) {
    if (at.getRootNode() !== places[0]?.getRootNode()) places.unshift(at);
  }
  return places;
}

/** The headings before a control that no later one of the same or a higher level has ended. */
function headingsBefore(control: Element, inOrder: readonly OpenHeading[]): OpenHeading[] {
  const found: OpenHeading[] = [];
  for (let at = lastBefore(control, inOrder); at && found.length < mostSections; at = at.over) {
    if (at.part === null || containsComposed(at.part, control)) found.unshift(at);
  }
  return found;
}

const oneQuestion = '[role=radiogroup],[role=listbox],[role=combobox]';

/** What a control, or the widget it is part of, refers to as its label: a heading that is one asks the question, and heads nothing. */
function labelsByReference(control: Element): ReadonlySet<Element> {
  const named = [control, closestMatching(control, oneQuestion)].flatMap((one) => one ?? []);
  return new Set(
    named.flatMap((one) => {
      const root = one.getRootNode();
      const ids = one.getAttribute('aria-labelledby')?.split(/\s+/).filter(Boolean) ?? [];
      return root instanceof Document || root instanceof ShadowRoot
        ? ids.flatMap((id) => root.getElementById(id) ?? [])
        : [];
    }),
  );
}

function lastBefore(control: Element, inOrder: readonly OpenHeading[]): OpenHeading | null {
  const places = placesIn(control.getRootNode());
  const placeOf = (element: Element | undefined) => (element && places.get(element)) ?? Number.POSITIVE_INFINITY;
  const place = placeOf(control);
  let [from, to] = [0, inOrder.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (placeOf(inOrder[middle]?.element) < place) from = middle + 1;
    else to = middle;
  }
  return inOrder[from - 1] ?? null;
}

/** Each element's place in document order: `compareDocumentPosition` goes through all siblings, every time. */
const placesIn = cachePerTask((root: Node): ReadonlyMap<Element, number> => {
  const all = root instanceof Document || root instanceof ShadowRoot ? [...root.querySelectorAll('*')] : [];
  return new Map(all.map((element, place) => [element, place]));
});

function groupsAround(control: Element): string[] {
  const texts: string[] = [];
  for (let at = flatParent(control); at && texts.length < mostSections; at = flatParent(at)) {
    const text = at.matches(groups) ? textOfGroup(at) : '';
    if (text) texts.unshift(text);
  }
  return texts;
}

const textOfGroup = cachePerTask((group: Element) => groupText(group).slice(0, longest));

function levelOf(heading: Element): number {
  const level = heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1];
  return Number(level ?? (heading.matches(headings) ? 2 : 7));
}
