import type { FilterControl } from '@/domain/page/landmarks';
import { checkedState } from '@/page/dom/controls/checked-state';
import { refOf } from '@/page/dom/refs/element-refs';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { ariaRole } from '@/page/dom/text/aria-role';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { isWithinAny } from '@/page/dom/tree/flat-tree';
import { currentRecipe, jobRowElements } from '@/page/list/known-job-list';
import type { FilterReading } from '@/page-api/search-requests';
import { optionSelector, optionSelectors } from './choice-selector';
import { chosenValue } from './chosen-value';
import { dateFields, filterCandidatesIn, filterCandidatesOnPage, filterFieldsOnPage } from './filter-candidates';
import { filterGroupLabel } from './filter-group';
import { findOpenPart } from './find-open-part';

/** No filter has more controls; naming thousands would take seconds. */
const mostControls = 150;
const mostOptions = 100;

/**
 * Filter controls in page order: in the topmost open part, else on the page itself. `beneath`: those on the page despite an open part,
 * unless it covers them.
 */
export function readFilters(input: { beneath: boolean } | null): FilterReading {
  const { choices, coversPage } = findOpenPart();
  if (choices && !(input?.beneath && !coversPage)) {
    const controls = filterCandidatesIn(elementsWithin(choices.element));
    return { surroundings: choices.name, controls: controlsOf(controls, choices.element) };
  }
  const rows = jobRowElements(currentRecipe(null));
  const inRows = new Set(rows);
  const elements = elementsWithin(document.body).filter(
    // A row may be a link as a whole.
    (element) => !isWithinAny(element, inRows),
  );
  return { surroundings: '', controls: controlsOf(filterCandidatesOnPage(elements, rows[0] ?? null), document.body) };
}

/** How many fields among the elements look like filters, except for sorting. */
export function countFilterFields(elements: readonly Element[], firstRow: Element | null): number {
  return filterFieldsOnPage(elements, firstRow).length;
}

function controlsOf(elements: readonly Element[], root: Element): FilterControl[] {
  return elements.slice(0, mostControls).map((element) => controlOf(element, root));
}

function controlOf(element: Element, root: Element): FilterControl {
  // A date box has no role of its own (HTML-AAM).
  const role = ariaRole(element) ?? (element.matches(dateFields) ? 'textbox' : null);
  const name = nameOrTextStart(element, role);
  return {
    ref: refOf(element, { role, name }),
    selector: optionSelector(element),
    role,
    name,
    group: filterGroupLabel(element, root),
    options: optionsOf(element).slice(0, mostOptions),
    checked: checkedState(element),
    value: chosenValue(element, optionList(element)),
  };
}

function optionsOf(element: Element): FilterControl['options'] {
  if (element instanceof HTMLSelectElement) return optionSelectors(element);
  const list = optionList(element);
  if (!list) return [];
  const options = elementsWithin(list).filter((option) => option.matches('[role=option]'));
  return options.slice(0, mostOptions).flatMap((option) => {
    const selector = optionSelector(option);
    return selector === null ? [] : [{ label: nameOrTextStart(option), selector }];
  });
}

/** The list itself, or the one a combobox opened. */
function optionList(element: Element): Element | null {
  if (element.matches('[role=listbox]')) return element;
  return element.matches('[role=combobox]') ? controlledList(element) : null;
}

function controlledList(combobox: Element): Element | null {
  const root = combobox.getRootNode();
  const id = combobox.getAttribute('aria-controls') ?? combobox.getAttribute('aria-owns');
  return id && (root instanceof Document || root instanceof ShadowRoot) ? root.getElementById(id) : null;
}
