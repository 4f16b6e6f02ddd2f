import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { isCurrent } from './is-current';
import { pageNumberIn } from './page-step';
import type { PagerControl } from './pager-control';
import { pageNumberOf } from './pager-words';

/** A row of page numbers. */
export interface NumberedPager {
  /** The closest common ancestor of its numbers. */
  container: Element;
  current: number | null;
  /** The largest number shown; one more where a control leads to further ones. */
  last: number;
  /** The control for the number after the current one, or for the next numbers behind the last one shown. */
  next: PagerControl | null;
  /** The controls by their numbers. */
  numbers: ReadonlyMap<number, PagerControl>;
}

interface Numbered {
  control: PagerControl;
  number: number;
}

/** Ancestors of a number searched for its neighbours. */
const depth = 4;

/** The page's numbered pagers in document order: rising numbers side by side. */
export function numberedPagers(controls: readonly PagerControl[], here: URL): NumberedPager[] {
  const pagers: NumberedPager[] = [];
  let run: Numbered[] = [];
  let further: PagerControl | null = null;
  const endRun = () => {
    const pager = pagerOf(run, further, here);
    if (pager) pagers.push(pager);
    run = [];
    further = null;
  };
  for (const control of controls) {
    const number = pageNumberOf(control);
    if (number === null) {
      const last = run.at(-1);
      if (last && isFurther(control) && areNeighbours(last.control.element, control.element)) further ??= control;
      continue;
    }
    const before = run.at(-1);
    if (before && (number <= before.number || !areNeighbours(before.control.element, control.element))) endRun();
    run.push({ control, number });
    further = null;
  }
  endRun();
  return pagers;
}

function areNeighbours(one: Element, other: Element): boolean {
  let at: Element | null = one;
  for (let level = 0; at && level <= depth; level += 1) {
    if (at.contains(other)) return true;
    at = flatParent(at);
  }
  return false;
}

/** "..." that is pressed for the numbers which follow those shown. */
const isFurther = ({ text, isBare, isDisabled }: PagerControl): boolean =>
  /^(?:\.{2,3}|⋯)$/.test(text) && !isBare && !isDisabled;

function pagerOf(run: Numbered[], further: PagerControl | null, here: URL): NumberedPager | null {
  const [first] = run;
  if (!first) return null;
  const container = containerOf(run);
  const plain = plainNumbers(container, run);
  const numbers = [...run.map(({ number }) => number), ...plain].sort((a, b) => a - b);
  if (!numbers.some((number, index) => numbers[index + 1] === number + 1)) return null;
  const current = currentOf(run, plain, here);
  const controls = new Map(run.map(({ number, control }) => [number, control]));
  const largest = Math.max(...numbers);
  const next = current === null ? undefined : (controls.get(current + 1) ?? (current === largest ? further : null));
  return { container, current, last: further ? largest + 1 : largest, next: next ?? null, numbers: controls };
}

/** The closest common ancestor of all numbers; for a single one, that with another number beside it. */
function containerOf(run: Numbered[]): Element {
  let at = run[0]?.control.element ?? document.body;
  const isAround = (element: Element) => run.every(({ control }) => isInFlatTree(control.element, element));
  // The number beside it stands in the same tree.
  const isTop = (element: Element) => flatParent(element)?.getRootNode() !== element.getRootNode();
  const isLone = (element: Element) => !isTop(element) && !holdsNumbers(element);
  while (at !== document.body && (!isAround(at) || isLone(at))) at = flatParent(at) ?? document.body;
  return at;
}

/** Several numbers, by the texts they stand in: between cells there need be nothing. */
function holdsNumbers(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (count < 2 && texts.nextNode()) count += (texts.currentNode.nodeValue?.match(/\d+/g) ?? []).length;
  return count > 1;
}

/** Unpressable numbers in the container: often the current page. */
function plainNumbers(container: Element, run: Numbered[]): number[] {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const plain: number[] = [];
  const largest = Math.max(...run.map(({ number }) => number));
  for (let steps = 0; steps < 200 && texts.nextNode(); steps += 1) {
    const text = texts.currentNode;
    const number = /^[\s|,[\]()-]*(\d{1,5})[\s|,[\]()-]*$/.exec(text.nodeValue ?? '')?.[1];
    const isPressed = run.some(({ control }) => control.element.contains(text));
    if (number && !isPressed && Number(number) <= largest + 1) plain.push(Number(number));
  }
  return plain;
}

/** The current page: marked by the pager, else the number without a link, else by address. */
function currentOf(run: Numbered[], plain: number[], here: URL): number | null {
  const marked = run.find(({ control }) => isCurrent(control.element));
  if (marked) return marked.number;
  const gaps = plain.filter((number) => run.every((each) => each.number !== number));
  const [only, second] = gaps;
  if (only !== undefined && second === undefined) return only;
  const unlinked = run.filter(({ control }) => control.url === null && control.element.matches('a:not([onclick])'));
  if (unlinked.length === 1 && run.length > 1) return unlinked[0]?.number ?? null;
  const odd = oddOneOut(run) ?? onlyDisabled(run);
  if (odd) return odd.number;
  return pageNumberIn(here) ?? (isFirstOfAddresses(run) ? 1 : null);
}

function onlyDisabled(run: Numbered[]): Numbered | undefined {
  const [only, another] = run.filter(({ control }) => control.isDisabled);
  return another === undefined && run.length > 1 ? only : undefined;
}

/** Where each number has an address, and the page's own has none, it is the first. */
function isFirstOfAddresses(run: Numbered[]): boolean {
  return (
    run[0]?.number === 1 &&
    run.every(({ control }) => control.url !== null && pageNumberIn(new URL(control.url)) !== null)
  );
}

/** Of at least three numbers, the one with a different class. */
function oddOneOut(run: Numbered[]): Numbered | undefined {
  const groups = Map.groupBy(run, ({ control }) => control.element.getAttribute('class') ?? '');
  const [one, other] = [...groups.values()].sort((a, b) => a.length - b.length);
  return groups.size === 2 && one?.length === 1 && other && other.length >= 2 ? one[0] : undefined;
}

/** The farthest page, up to `wanted`, that a number of the pager leads on to; null if that is no farther than the next one. */
export function farthestUpTo({ current, numbers }: NumberedPager, wanted: number): number | null {
  const farthest = Math.max(...[...numbers.keys()].filter((number) => number <= wanted));
  return current !== null && farthest > current + 1 ? farthest : null;
}
