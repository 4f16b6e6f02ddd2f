import type { FieldOption } from '@/domain/form/form-field';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { checkedState } from '@/page/dom/controls/checked-state';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { elementsInList } from './elements-in-list';
import { fieldSelector } from './field-selector';
import type { FormControlGroup } from './group-form-controls';
import { looksSelected } from './looks-selected';
import { isOwnOpener, listNamedBy } from './named-list';
import { optionLabel } from './option-label';
import { selectBehind } from './select-behind';
import { withoutShortcutBadges } from './shortcut-badges';

/** Longer lists (countries, years) are cut at this many. */
const mostOptions = 400;

/** The options; null if a list must be opened first, or there is no choice. */
export function optionsOf({ kind, elements }: FormControlGroup, counts: ControlCounts): FieldOption[] | null {
  const [first] = elements;
  if (first instanceof HTMLSelectElement) return selectOptions(first);
  if (kind === 'choice' || kind === 'choices') return choiceOptions(elements, counts);
  if (kind !== 'combobox') return null;
  const list = comboboxListOf(first);
  const options = list ? elementsInList(list, '[role=option]:not([data-value=""])') : [];
  if (options.length > 0) return options.slice(0, mostOptions).map(listOption);
  const behind = selectBehind(first);
  const kept = behind ? selectOptions(behind) : [];
  return kept.length > 0 ? kept : null;
}

function choiceOptions(elements: readonly Element[], counts: ControlCounts): FieldOption[] {
  const labels = withoutShortcutBadges(elements.map((element) => ({ element, label: optionLabel(element, counts) })));
  return elements.map((element, index) => ({
    label: labels[index] ?? '',
    value: element.getAttribute('value'),
    isChosen: checkedState(element) ?? looksSelected(element, elements),
    selector: fieldSelector(element),
  }));
}

/** Options without a value are placeholders. */
function selectOptions(select: HTMLSelectElement): FieldOption[] {
  return Array.from(select.options)
    .filter(({ value, disabled }) => value !== '' && !disabled)
    .slice(0, mostOptions)
    .map(({ label, value, selected }) => ({ label: label.trim(), value, isChosen: selected, selector: null }));
}

/** The list a combobox opened, or keeps on the page. */
export function comboboxListOf(combobox: Element): Element | null {
  if (isOwnOpener(combobox)) return combobox;
  const root = combobox.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? listNamedBy(combobox, root) : null;
}

/** Whether any number of a list's options may be chosen, as its markup says. */
export const isListOfSeveral = (list: Element | null): boolean =>
  list?.matches('[aria-multiselectable=true],:has([aria-multiselectable=true])') ?? false;

/** Pressed once its list is open, where it is found by its text. */
function listOption(option: Element): FieldOption {
  return {
    label: labelOf(option),
    value: option.getAttribute('data-value'),
    isChosen: option.getAttribute('aria-selected') === 'true',
    selector: null,
  };
}

const labels = new WeakMap<Element, { text: string; label: string }>();

/** Country lists stay in the page and are read again with every look at the form. */
function labelOf(option: Element): string {
  const text = `${option.getAttribute('aria-label') ?? ''}${option.textContent ?? ''}`;
  const known = labels.get(option);
  if (known?.text === text) return known.label;
  const label = nameOrTextStart(option) || toVisibleLine(option.textContent ?? '');
  labels.set(option, { text, label });
  return label;
}
