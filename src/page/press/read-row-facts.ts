import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { fold } from '@/language/fold/fold';
import { accessibleName } from '@/page/dom/text/accessible-name';
import { ariaRole } from '@/page/dom/text/aria-role';
import { readRenderedText, renderedText } from '@/page/dom/text/rendered-text';
import { flatChildren, flatParent } from '@/page/dom/tree/flat-tree';
import type { RowFacts } from '@/safety/control-facts';
import { otherKnownRows } from './known-list-controls';

/** Ancestors searched for the repeated part. */
const depth = 8;
/** Enough to tell whether they say the same. */
const mostOthers = 8;
/** Levels at which rows are found; further out, page sections repeat. */
const rowLevels = 3;

/** A repeated part, and the corresponding controls in the others. */
interface Repetition {
  part: Element;
  others: Element[];
}

/** What similar parts say about a control; null if nothing repeats. */
export function readRowFacts(control: Element): RowFacts | null {
  const found = repetitionsAround(control);
  const [first] = found;
  if (!first) return null;
  const worst = mostAlike(control, found);
  const address = addressOf(control);
  return {
    others: worst.others.length,
    same: worst.same,
    otherNames: worst.others.map((other) => renderedText(other)),
    texts: Math.max(...found.slice(0, rowLevels).map(({ part }) => readRenderedText(part).texts)),
    isListed: found.some(({ part }) => isListed(part)),
    hasOwnAddress:
      address !== null && found.every(({ others }) => others.every((other) => addressOf(other) !== address)),
  };
}

/** This many other rows that code read tell more than those beside it: two openings of one group may have one title. */
const fewestKnown = 3;

/** A toolbar repeats its buttons, and every row its toolbar: a name repeated at any level counts. */
function mostAlike(control: Element, found: readonly Repetition[]): Pick<Counted, 'others' | 'same'> {
  const known = otherKnownRows(control).slice(0, mostOthers);
  if (known.length >= fewestKnown) return { others: known, same: countSame(control, known) };
  return found.map((each) => ({ ...each, same: countSame(control, each.others) })).reduce(moreAlike);
}

type Counted = Repetition & { same: number };

function moreAlike(one: Counted, other: Counted): Counted {
  return other.same / other.others.length > one.same / one.others.length ? other : one;
}

/** How many of the others say the same. */
export function countSame(control: Element, others: readonly Element[]): number {
  const words = wordsOf(control);
  return others.filter((other) => wordsOf(other) === words).length;
}

/** A link that covers its row has no text of its own, and is named by the row's title. One that the page hides is not rendered. */
const wordsOf = (element: Element): string =>
  fold(renderedText(element) || accessibleName(element) || collapseWhitespace(element.textContent ?? ''));

/** The parts around a control that have others like them beside them, from the inside out. */
export function repetitionsAround(control: Element): Repetition[] {
  const found: Repetition[] = [];
  const path: Step[] = [];
  let at = control;
  for (let level = 0; level < depth && at !== document.body; level += 1) {
    const outer = flatParent(at);
    if (!outer) break;
    const others = alikeBeside(at, outer).flatMap((part) => along(part, path) ?? []);
    if (others.length > 0) found.push({ part: at, others });
    path.unshift(stepTo(at, outer));
    at = outer;
  }
  return found;
}

/** How to find a child in another part: the first with its tag and classes. */
interface Step {
  localName: string;
  place: number;
}

function stepTo(child: Element, parent: Element): Step {
  const { localName } = child;
  return { localName, place: childrenOf(parent, localName).indexOf(child) };
}

function childrenOf(parent: Element, localName: string): Element[] {
  return Array.from(flatChildren(parent)).filter(
    (child): child is Element => child instanceof Element && child.localName === localName,
  );
}

/** Rows omit parts: if a position is missing, the last element of its kind replaces it. */
function along(part: Element, path: readonly Step[]): Element | null {
  let at: Element | null = part;
  for (const { localName, place } of path) {
    const children: Element[] = at ? childrenOf(at, localName) : [];
    at = children[place] ?? children.at(-1) ?? null;
  }
  return at;
}

/** Same tag and role, and a common class if they have any. */
function alikeBeside(element: Element, parent: Element): Element[] {
  const role = element.getAttribute('role');
  const classes = Array.from(element.classList);
  return childrenOf(parent, element.localName)
    .filter((other) => other !== element && other.getAttribute('role') === role)
    .filter((other) => classes.length === 0 || classes.some((name) => other.classList.contains(name)))
    .filter((other) => other.checkVisibility())
    .slice(0, mostOthers);
}

export function isListed(part: Element): boolean {
  return (
    part.matches('li,tr,article,[aria-posinset]') || /^(?:listitem|row|article|option)$/.test(ariaRole(part) ?? '')
  );
}

function addressOf(element: Element): string | null {
  return element instanceof HTMLAnchorElement && element.hasAttribute('href') ? element.href : null;
}
