import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { ariaRole } from '@/page/dom/text/aria-role';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { isPersonalValue } from '../snapshot/personal-value';

/** Inputs without text: they are ticked or not, or just have a name. */
const textless = /^(?:checkbox|radio|button|submit|reset|image|file|password|hidden)$/;
const selected = '[role=option]:is([aria-selected=true],[aria-checked=true])';
const longestValue = 120;

/**
 * What a select, list or combobox shows as chosen (joined by ", "), or a field's content; null for other controls and for the user's own
 * data. `list`: the options the control contains or opens, if present.
 */
export function chosenValue(element: Element, list: Element | null): string | null {
  if (element instanceof HTMLSelectElement) return labelsOf(element);
  if (element instanceof HTMLInputElement) return textIn(element);
  const options = list ? elementsWithin(list).filter((option) => option.matches(selected)) : [];
  if (options.length > 0) return options.map((option) => nameOrTextStart(option)).join(', ');
  switch (ariaRole(element)) {
    case 'combobox':
      return textAlternative(element).slice(0, longestValue);
    case 'listbox':
      return '';
    case 'slider':
    case 'spinbutton':
      return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
    default:
      return null;
  }
}

function labelsOf(select: HTMLSelectElement): string {
  return Array.from(select.selectedOptions, ({ label }) => label.trim()).join(', ');
}

function textIn(input: HTMLInputElement): string | null {
  const { type, value } = input;
  if (type === 'range') return value;
  return textless.test(type) || isPersonalValue(input, value) ? null : value.slice(0, longestValue);
}
