import { foldWording } from '@/domain/phrases';
import type { RowFacts } from '@/safety/press/control-facts';
import { roleOf } from '../names/role-of';
import { flatChildren, flatParent } from '../walker/flat-tree';
import { readShown, shownText } from './shown-text';

/** Steps outwards in which the part that repeats would be found. */
const depth = 8;
/** Enough to tell whether they say the same. */
const mostOthers = 8;
/** Levels at which a row would be found; what repeats further out are parts of the page. */
const rowLevels = 3;

/** A part that repeats, and the controls that stand in the others where this one stands in its own. */
interface Repetition {
  part: Element;
  others: Element[];
}

/** What the parts alike beside a control say of it; null where nothing repeats. */
export function rowFacts(control: Element): RowFacts | null {
  const found = repetitionsAround(control);
  const [first] = found;
  if (!first) return null;
  // A tool bar repeats its buttons, and every row its tool bar: what says the same at any level is repeated.
  const worst = found.map((each) => ({ ...each, same: countSame(control, each.others) })).reduce(moreAlike);
  const address = addressOf(control);
  return {
    others: worst.others.length,
    same: worst.same,
    otherNames: worst.others.map((other) => shownText(other)),
    texts: Math.max(...found.slice(0, rowLevels).map(({ part }) => readShown(part).texts)),
    isListed: found.some(({ part }) => isListed(part)),
    hasOwnAddress:
      address !== null && found.every(({ others }) => others.every((other) => addressOf(other) !== address)),
  };
}

type Counted = Repetition & { same: number };

function moreAlike(one: Counted, other: Counted): Counted {
  return other.same / other.others.length > one.same / one.others.length ? other : one;
}

function countSame(control: Element, others: readonly Element[]): number {
  const words = wordsOf(control);
  return others.filter((other) => wordsOf(other) === words).length;
}

const wordsOf = (element: Element): string =>
  foldWording(shownText(element) || element.getAttribute('aria-label') || '');

function repetitionsAround(control: Element): Repetition[] {
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

/** How a child is found in another part: the first of its tag and classes there. */
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

/** Parts of rows are left out here and there: where there is none at that place, the last one of its kind stands for it. */
function along(part: Element, path: readonly Step[]): Element | null {
  let at: Element | null = part;
  for (const { localName, place } of path) {
    const children: Element[] = at ? childrenOf(at, localName) : [];
    at = children[place] ?? children.at(-1) ?? null;
  }
  return at;
}

/** Of the same tag and role, and of a class that both have where they have any. */
function alikeBeside(element: Element, parent: Element): Element[] {
  const role = element.getAttribute('role');
  const classes = Array.from(element.classList);
  return childrenOf(parent, element.localName)
    .filter((other) => other !== element && other.getAttribute('role') === role)
    .filter((other) => classes.length === 0 || classes.some((name) => other.classList.contains(name)))
    .filter((other) => other.checkVisibility())
    .slice(0, mostOthers);
}

function isListed(part: Element): boolean {
  return part.matches('li,tr,article,[aria-posinset]') || /^(?:listitem|row|article|option)$/.test(roleOf(part) ?? '');
}

function addressOf(element: Element): string | null {
  return element instanceof HTMLAnchorElement && element.hasAttribute('href') ? element.href : null;
}
