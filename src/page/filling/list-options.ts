import { listOf } from '../forms/field-options';
import { nameOrText } from '../names/name-of';
import { findEverywhere } from '../walker/find-everywhere';
import { closestMatching } from '../walker/flat-tree';

/** What stands for one option, by how surely it does: lists of our time say it, older ones are made of items. */
const optionSelectors = [
  '[role=option]',
  '[role=menuitemradio],[role=menuitem]',
  'li',
  '[class*=option i],[class*=suggestion i],[class*=result i]',
];

/** An option of an open list. */
export interface ListOption {
  element: Element;
  label: string;
}

/** What could be an option and is on the page before a list is opened: the options of other lists. */
export function shownOptions(): ReadonlySet<Element> {
  return new Set(findEverywhere(optionSelectors.join()).filter(isShown));
}

/**
 * The options of the list that a control has opened: those of the list that it says is its own, else those that were not there `before`.
 * Empty while none is open.
 */
export function optionsOpenedBy(control: Element, before: ReadonlySet<Element>): ListOption[] {
  const own = ownList(control);
  const scope = own && isShown(own) ? own : null;
  for (const selector of optionSelectors) {
    const found = scope ? Array.from(scope.querySelectorAll(selector)) : findEverywhere(selector);
    const options = found.filter((element) => isOffered(element) && (scope !== null || !before.has(element)));
    if (options.length > 0) return options.filter((element) => isInnermost(element, selector)).map(asOption);
  }
  return [];
}

function ownList(control: Element): Element | null {
  const around = closestMatching(control, '[role=combobox]');
  return listOf(control) ?? (around ? listOf(around) : null) ?? listAnywhere(control);
}

/** A list may be drawn outside of the shadow root that its control stands in. */
function listAnywhere(control: Element): Element | null {
  const id = control.getAttribute('aria-controls') ?? control.getAttribute('aria-owns') ?? '';
  return id === '' ? null : document.getElementById(id);
}

function asOption(element: Element): ListOption {
  return { element, label: nameOrText(element) || (element.textContent ?? '').trim() };
}

function isOffered(element: Element): boolean {
  return isShown(element) && !element.matches('[aria-disabled=true],[disabled]');
}

function isInnermost(element: Element, selector: string): boolean {
  return element.querySelector(selector) === null;
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0
  );
}
