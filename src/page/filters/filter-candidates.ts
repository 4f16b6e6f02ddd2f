import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { isResetControl, isShowResultsControl } from '@/language/words/controls/filter-phrases';
import { isSortControl } from '@/language/words/controls/sort-phrases';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { disabled } from '@/page/dom/tree/disabled';
import { closestMatching, comesBefore } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { isPersonalForm } from '@/page/press/personal-form';
import { isSearchForm, isTextEntry } from '@/page/press/search-controls';
import { facetLinks } from './facet-links';
import { isControlForFilters, isFilterToggle, toggleSelector } from './filter-toggle';

export const dateFields = 'input[type=date],input[type=month],input[type=week],input[type=datetime-local]';
/** What is ticked, chosen or moved. */
const choices =
  `input[type=radio],input[type=checkbox],input[type=range],input[type=number],${dateFields},select,` +
  'radio checkbox switch slider menuitemradio menuitemcheckbox listbox spinbutton'
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join();
/** Fields with several options, of which one is enough beside a list. */
const telling = `select,[role=listbox],[role=slider],input[type=range],${dateFields}`;
const comboboxes = '[role=combobox]:not(select)';
const buttons = 'button,[role=button],input[type=submit],input[type=reset],input[type=button],a[href],[role=link]';
const menuItems = '[role=menuitem],[role=option]';
const elsewhere = 'nav,footer,[role=navigation],[role=contentinfo],[role=tablist],[role=menubar]';
const pageHead = 'header,[role=banner]';

/** All possible options in an open part, and its apply, reset and close buttons. */
export function filterCandidatesIn(elements: readonly Element[]): Element[] {
  const found = elements.filter((element) =>
    element.matches(`${choices},${comboboxes},${toggleSelector},${menuItems},${buttons}`),
  );
  return found.filter((element) => isReachable(element) && !isInsideAnother(element));
}

/** The same on the page itself: only what affects the whole list. */
export function filterCandidatesOnPage(elements: readonly Element[], firstRow: Element | null): Element[] {
  const outside = elements.filter(
    (element) => element.matches(buttons) && isReachable(element) && closestMatching(element, elsewhere) === null,
  );
  const fields = filterFieldsOnPage(elements, firstRow);
  const links = facetLinks(
    outside.filter((element) => element.matches('a[href]')),
    document.body,
  );
  const found = new Set([...fields, ...links, ...outside.filter((element) => isFilterButton(element, fields))]);
  return elements.filter((element) => found.has(element));
}

/**
 * Selects, checkboxes, switches, sliders and toggles that belong to no other form and do not sort. A single checkbox needs words for
 * filtering.
 */
export function filterFieldsOnPage(elements: readonly Element[], firstRow: Element | null): Element[] {
  const fields = elements.filter(
    (element) =>
      element.matches(`${choices},${toggleSelector}`) && isReachable(element) && isFieldOnPage(element, firstRow),
  );
  const isEnough = fields.length > 1 || fields.some((field) => field.matches(telling) || isControlForFilters(field));
  return isEnough ? fields : [];
}

function isFieldOnPage(element: Element, firstRow: Element | null): boolean {
  if (isInsideAnother(element) || closestMatching(element, elsewhere) || isSortControl(nameOrTextStart(element)))
    return false;
  if (closestMatching(element, pageHead) && !closestMatching(element, 'form')) return false;
  if (element.matches(toggleSelector) && !(isBefore(element, firstRow) && isFilterToggle(element))) return false;
  const form = closestMatching(element, 'form');
  return form === null || !isPersonalForm(form);
}

/** Postings are beside or below the list; its filters come before it. */
function isBefore(element: Element, firstRow: Element | null): boolean {
  return firstRow !== null && comesBefore(element, firstRow) && closestMatching(element, pageHead) === null;
}

/** True if usable: visible itself, or behind a visible label. */
function isReachable(element: Element): boolean {
  if (element.matches(disabled)) return false;
  if (isSeen(element)) return true;
  return element instanceof HTMLInputElement && labelsOf(element).some(isSeen);
}

function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** Options are reported with their listbox or combobox. */
function isInsideAnother(element: Element): boolean {
  if (!element.matches('[role=option]')) return false;
  return closestMatching(element, '[role=listbox]') !== null;
}

/** On the page, only buttons among such fields or with words for filtering count. */
function isFilterButton(element: Element, fields: readonly Element[]): boolean {
  if (!element.matches(buttons) || element.matches(toggleSelector)) return false;
  const name = nameOrTextStart(element);
  const form = closestMatching(element, 'form,aside,[role=complementary],fieldset');
  const isWithFields = form !== null && fields.some((field) => form.contains(field));
  if (isResetControl(name)) return isWithFields || mentionsFilters(name);
  if (form && isSearchForm(form) && Array.from(form.querySelectorAll('input')).some((field) => isTextEntry(field))) {
    return false;
  }
  return (
    isWithFields && (element.matches('button:not([type=button]),input[type=submit]') || isShowResultsControl(name))
  );
}
