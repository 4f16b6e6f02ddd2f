import { toVisibleLine } from '@/language/fold/visible-one-line';
import { headings } from '@/page/dom/text/headings';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching } from '@/page/dom/tree/flat-tree';

/** Characters. Longer ones name no step. */
const longestName = 60;
/** Characters before a step's name: "Step 2". */
const longestNumber = 12;
/** Fewer are no list of pages; more are not looked at. */
const fewest = 3;
const mostLists = 100;

const named = 'ol,[class*=step i],[class*=progress i],[class*=wizard i],[class*=train i],[class*=flow i]';
/** Of the rows of tables, those whose cells are numbered in order. */
const lists = `${named},ul,[role=list],tr`;
const pressed = 'a[href]:not([href="#"]),button,[role=button],[role=link],[role=tab],[onclick],input,select,textarea';
/** How pages mark the step they are at, besides "current" and "active". */
const marked = /(?:^|\s)(?:is-?)?(?:on|now|here|cur|process|doing|aktiv|akt|actif|activo|attivo)(?:$|\s)/i;

/**
 * The step that the page is at, in lists of names of which none that follows can be pressed: the one that heads the page's questions, or is
 * marked as none after it. What follows heads nothing there: else the list is one of the page's own parts.
 */
export function listedSteps(): Element[] {
  const heads = new Set(findEverywhere(`${headings},legend`).filter(isShown).map(nameOf));
  return findEverywhere(lists)
    .slice(0, mostLists)
    .flatMap((list) => (isShown(list) ? (stepIn(list, heads) ?? []) : []));
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
const nameOf = (element: Element): string => toVisibleLine((element.textContent ?? '').slice(0, 2 * longestName));

function stepIn(list: Element, heads: ReadonlySet<string>): Element | null {
  const items = Array.from(list.children);
  const names = items.map(nameOf);
  const areNames = names.every((name) => name.length > 1 && name.length <= longestName);
  if (items.length < fewest || !areNames || new Set(items.map(({ localName }) => localName)).size > 1) return null;
  if (closestMatching(list, 'header nav,footer') !== null || (list.localName === 'tr' && !areNumbered(names)))
    return null;
  const isNamed = closestMatching(list, named) !== null;
  const isAt = (item: Element, name: string) =>
    isHead(name, heads) || (isNamed && marked.test(item.getAttribute('class') ?? ''));
  const found = items.filter((item, at) => isAt(item, names[at] ?? '') && isUnlike(item, items.slice(at + 1)));
  const [step, other] = found;
  const later = step && !other ? items.slice(items.indexOf(step) + 1) : [];
  const isPage = later.every((item) => !item.matches(pressed) && item.querySelector(pressed) === null);
  return isPage && !later.some((item) => heads.has(nameOf(item))) ? (step ?? null) : null;
}

const isHead = (name: string, heads: ReadonlySet<string>): boolean =>
  [...heads].some((head) => head !== '' && name.endsWith(head) && name.length - head.length <= longestNumber);

const areNumbered = (names: readonly string[]): boolean =>
  names.every((name, at) => new RegExp(`^(?:\\p{L}+ )?${at + 1}(?![\\p{N}.,]?\\p{N})`, 'u').test(name));

/** The steps that are to come look alike. */
const isUnlike = (step: Element, later: readonly Element[]): boolean =>
  later.every((other) => looksOf(other) !== looksOf(step));

const looksOf = (step: Element): string =>
  [step.className, step.getAttribute('bgcolor'), step.querySelector('b,strong') !== null].join(' ');
