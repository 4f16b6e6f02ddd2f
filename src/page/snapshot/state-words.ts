import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';
import { isPersonalValue } from './personal-value';
import { quote } from './quote';

/** Options of a drop-down shown at most; the others are counted. */
const shownOptions = 6;

/** Fields that take what they hold in a form of their own. */
const kinds = /^(?:date|time|datetime-local|month|week|color)$/;

/** A control's states in words, as ` (checked, required)`; empty if none. */
export function stateWords(element: Element): string {
  const states: string[] = [];
  const checked = checkedState(element);
  if (checked) states.push(checked);
  const expanded = element.getAttribute('aria-expanded') ?? detailsState(element);
  if (expanded === 'true') states.push('expanded');
  if (expanded === 'false') states.push('collapsed');
  if (element.getAttribute('aria-selected') === 'true') states.push('selected');
  if (element.getAttribute('aria-pressed') === 'true') states.push('pressed');
  const current = element.getAttribute('aria-current');
  if (current && current !== 'false') states.push('current');
  if (element.matches('input:read-only,textarea:read-only') && isTypedInto(element)) states.push('read only');
  if (element instanceof HTMLInputElement && isWorkAtHand() && kinds.test(element.type)) states.push(element.type);
  if (element instanceof HTMLSelectElement && element.multiple) states.push('takes several');
  if (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true') states.push('disabled');
  if (element.matches(':required') || element.getAttribute('aria-required') === 'true') states.push('required');
  if (element.getAttribute('aria-invalid') === 'true') states.push('invalid');
  return states.length > 0 ? ` (${states.join(', ')})` : '';
}

/** A field's value as ` = "…"`, or ` = (filled)` if it is the user's own; empty if there is none. */
export function valueText(element: Element): string {
  if (element instanceof HTMLSelectElement) return selectValue(element);
  const value = typedValue(element);
  if (value.trim() === '') return '';
  if (isPersonalValue(element, value)) return ` = (filled)${rangeWords(element)}`;
  return ` = ${quote(value, 80)}${styledWords(element)}${rangeWords(element)}`;
}

/** What editors mark words with. */
const styles = {
  bold: 'b,strong,[style*="font-weight: bold"],[style*="font-weight: 700"]',
  italic: 'i,em,[style*="font-style: italic"]',
  underlined: 'u,[style*="underline"]',
};
const mostStyled = 3;

/** ` (bold "tomorrow")`: which words of a text at hand have a style. */
function styledWords(element: Element): string {
  if (!isWorkAtHand() || !element.hasAttribute('contenteditable')) return '';
  const told = Object.entries(styles).flatMap(([word, parts]) =>
    Array.from(element.querySelectorAll(parts), ({ textContent }) => textContent?.trim() ?? '')
      .filter((text) => text !== '')
      .slice(0, mostStyled)
      .map((text) => `${word} ${quote(text, 40)}`),
  );
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}

/** ` from 0 to 100` of what takes a number between two. */
function rangeWords(element: Element): string {
  const isInput = element instanceof HTMLInputElement;
  if (isInput ? !/^(range|number)$/.test(element.type) : element.getAttribute('role') !== 'slider') return '';
  const [least, most] = isInput
    ? [element.min, element.max]
    : [element.getAttribute('aria-valuemin'), element.getAttribute('aria-valuemax')];
  // What HTML and ARIA say of a slider that says nothing.
  const isSlider = !isInput || element.type === 'range';
  const [from, to] = [least || (isSlider ? '0' : ''), most || (isSlider ? '100' : '')];
  return from === '' && to === '' ? '' : ` from ${from || 'any'} to ${to || 'any'}`.slice(0, 40);
}

/** Without what has no text, which CSS calls read-only too. */
function isTypedInto(element: Element): boolean {
  return !/^(?:checkbox|radio|button|submit|reset|image|range|color|file)$/.test(element.getAttribute('type') ?? '');
}

function typedValue(element: Element): string {
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) {
    return /^(checkbox|radio|button|submit|reset|image)$/.test(element.type) ? '' : element.value;
  }
  if (element.getAttribute('role') === 'slider')
    return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? '';
  return element.hasAttribute('contenteditable') ? (element.textContent ?? '') : '';
}

function selectValue(select: HTMLSelectElement): string {
  const chosen = Array.from(select.selectedOptions, ({ label }) => label).join(', ');
  const isChosen = select.selectedIndex > 0 || (select.selectedIndex === 0 && select.value !== '');
  const value = isChosen ? (isPersonalValue(select, chosen) ? ' = (filled)' : ` = ${quote(chosen, 60)}`) : '';
  const options = Array.from(select.options).filter(({ value: own, disabled }) => own !== '' && !disabled);
  const named = options.slice(0, shownOptions).map(({ label }) => quote(label, 40));
  const more = options.length > shownOptions ? ` and ${options.length - shownOptions} more` : '';
  return `${value} of ${named.join(', ')}${more}`;
}

function checkedState(element: Element): string | null {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    if (element.indeterminate) return 'partly checked';
    return element.checked ? 'checked' : null;
  }
  const checked = element.getAttribute('aria-checked');
  if (checked === 'mixed') return 'partly checked';
  return checked === 'true' ? 'checked' : null;
}

function detailsState(element: Element): string | null {
  if (element.localName !== 'summary' || !(element.parentElement instanceof HTMLDetailsElement)) return null;
  return String(element.parentElement.open);
}
