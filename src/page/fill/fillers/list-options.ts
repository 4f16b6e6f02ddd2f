import { toVisibleLine } from '@/language/fold/visible-one-line';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { elementsInList } from '@/page/form/elements-in-list';
import { comboboxListOf } from '@/page/form/field-options';
import { isClippedAway } from '@/page/form/is-control-reachable';
import { listNamedBy } from '@/page/form/named-list';
import type { AppearingElements } from './appearing-options';

/** Selectors for options, surest first: modern lists declare them, older ones consist of items. */
const optionSelectors = [
  '[role=option]',
  '[role=menuitemradio],[role=menuitem]',
  // Beside a list for screen readers, the one that is seen says no more than this.
  '[aria-selected]',
  'li',
  '[class*=option i],[class*=suggestion i],[class*=result i]',
];

const anyOption = optionSelectors.join();

/** In a list that its control names: columns make a grid of it, and levels a tree. */
const ownSelectors = [...optionSelectors, '[role=row]:not(:has([role=columnheader])),[role=treeitem]'];

/** An option of an open list. */
export interface ListOption {
  element: Element;
  label: string;
}

/** Possible options on the page before a list is opened, and what they say: they belong to other lists. */
export type OtherOptions = ReadonlyMap<Element, string>;

export function visibleOptions(): OtherOptions {
  const shown = findEverywhere(anyOption).filter(isOptionVisible);
  return new Map(shown.map((element) => [element, element.textContent ?? '']));
}

/** What is there now without those. A page that was drawn anew has others that say the same in their place. */
function withoutOthers(all: readonly Element[], others: OtherOptions): Element[] {
  const fresh = all.filter((element) => !others.has(element));
  const lost = [...others].flatMap(([element, text]) => (element.isConnected ? [] : [text]));
  return fresh.filter((element) => {
    const index = lost.indexOf(element.textContent ?? '');
    if (index >= 0) lost.splice(index, 1);
    return index < 0;
  });
}

/**
 * The options of the list a control opened: of the list it references, else those not there `before`, else the texts that `appeared`. Empty
 * while none is open.
 */
export function openedOptions(
  control: Element,
  before: OtherOptions,
  appeared: AppearingElements | null = null,
): ListOption[] {
  const own = ownList(control);
  const scope = own && isOptionVisible(own) && !isForReadersAlone(own) ? own : null;
  const all = scope ? elementsInList(scope, ownSelectors.join()) : findEverywhere(anyOption);
  const fresh = scope ? all : withoutOthers(all, before);
  for (const selector of scope ? ownSelectors : optionSelectors) {
    const options = fresh.flatMap((element) => (element.matches(selector) ? entriesOf(element) : [])).filter(isOffered);
    if (options.length > 0) return asOptions(options.filter((element) => isInnermost(element, selector)));
  }
  return scope ? [] : asOptions((appeared?.texts() ?? []).filter(isOffered));
}

/** A part that is called by many ("results") holds the options; of a row with one cell, a mouse hits the cell. */
function entriesOf(element: Element): Element[] {
  const [cell, another] = element.matches('[role=row]') ? element.querySelectorAll('[role=gridcell]') : [];
  if (cell && !another) return [cell];
  const isPlural = /(?:option|suggestion|result)s(?![a-z])/i.test(element.className.toString());
  const isCalledSo = !element.matches('[role],li') && isPlural;
  return isCalledSo && element.childElementCount > 0 ? Array.from(element.children) : [element];
}

/** Some widgets keep an invisible list beside the one that is seen and pressed. */
function isForReadersAlone({ firstElementChild }: Element): boolean {
  return firstElementChild !== null && isClippedAway(firstElementChild);
}

function ownList(control: Element): Element | null {
  const around = closestMatching(control, '[role=combobox]');
  return comboboxListOf(control) ?? (around ? comboboxListOf(around) : null) ?? listAnywhere(control);
}

/** A list may be drawn outside its control's shadow root. */
const listAnywhere = (control: Element): Element | null => listNamedBy(control, document);

/** What shows no words is a mark of an option. */
function asOptions(elements: readonly Element[]): ListOption[] {
  const all = elements.map((element) => {
    const seen = toVisibleLine(element.textContent ?? '');
    const name = nameOrTextStart(element);
    return { element, name, seen, isLonger: seen !== '' && name.length > seen.length && name.startsWith(seen) };
  });
  const rests = all.flatMap(({ name, seen, isLonger }) => (isLonger ? name.slice(seen.length) : []));
  return all.flatMap(({ element, name, seen, isLonger }) => {
    const isState = isLonger && saysState(element, name.slice(seen.length), rests);
    const label = isState ? seen : name || seen;
    return label === '' ? [] : { element, label };
  });
}

/** Names may go on from what is seen to say how the option stands ("Canada not checked"): they say so of others too, or it has a box. */
function saysState(element: Element, rest: string, rests: readonly string[]): boolean {
  return rests.filter((other) => other === rest).length > 1 || element.querySelector(box) !== null;
}

const box = 'input[type=checkbox],input[type=radio]';

/** Messages among the options ("Searching…", "Type three letters") are announced, or cannot be chosen. */
const unoffered = '[aria-disabled=true],[disabled],[role=alert],[role=status],[aria-live]';

function isOffered(element: Element): boolean {
  return isOptionVisible(element) && !element.matches(unoffered);
}

function isInnermost(element: Element, selector: string): boolean {
  return element.querySelector(selector) === null;
}

/** Whether an element of a list is visible. */
export function isOptionVisible(element: Element): boolean {
  const { parentElement } = element;
  if ((parentElement && !isVisible(parentElement)) || !isVisible(element)) return false;
  return element.getClientRects().length > 0 && !isClippedAway(element);
}

/** Hidden lists have hundreds of options: their list is checked once. */
const isVisible = cachePerTask((element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
);
