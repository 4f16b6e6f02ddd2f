import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isPlaceholderOption } from '@/language/words/forms/placeholder-option-words';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { exclusiveAncestors } from '@/page/dom/controls/control-counts';
import { textAlternative } from '@/page/dom/text/text-alternative';

/** A control's value as the form would send it: text, the chosen label, file names. Empty for passwords, which are never read. */
export function committedValue(element: Element, counts: ControlCounts): string {
  if (element instanceof HTMLInputElement) return inputValue(element, counts);
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return selectValue(element);
  if (element instanceof HTMLElement && element.isContentEditable) return toVisibleLine(element.textContent ?? '');
  return element.getAttribute('aria-valuetext') ?? shownChoice(element, counts) ?? '';
}

function inputValue(input: HTMLInputElement, counts: ControlCounts): string {
  if (input.type === 'password') return '';
  if (input.type === 'file') return Array.from(input.files ?? [], ({ name }) => name).join(', ');
  if (input.type === 'checkbox') return input.checked ? 'on' : '';
  if (input.getAttribute('role') === 'combobox') return input.value || (shownChoice(input, counts) ?? '');
  return input.value;
}

/** A first option without a value is a placeholder, and so is one that says so. */
function selectValue(select: HTMLSelectElement): string {
  return Array.from(select.selectedOptions)
    .filter(({ value, label }) => value !== '' && !isPlaceholderOption(label))
    .map(({ label }) => label.trim())
    .join(', ');
}

/** Without an empty option, a list shows its first one before anybody has chosen, unless marked selected. */
export function isUnchosen(element: Element): boolean {
  if (!(element instanceof HTMLSelectElement) || element.multiple || element.selectedIndex !== 0) return false;
  return !element.options[0]?.defaultSelected && !element.matches(':user-valid, :user-invalid');
}

/** Ancestors of a combobox's input that may show its choice. */
const mostLevels = 3;

/** What a combobox shows as chosen beside or inside itself, without placeholder and screen-reader text. */
function shownChoice(element: Element, counts: ControlCounts): string | null {
  if (element.getAttribute('aria-checked') !== null) return element.getAttribute('aria-checked') === 'true' ? 'on' : '';
  if (!(element instanceof HTMLInputElement)) return withoutPlaceholder(element, element);
  const blocks = exclusiveAncestors([element], counts).slice(1, 1 + mostLevels);
  return blocks.map((block) => withoutPlaceholder(block, element)).find(Boolean) ?? null;
}

const unread = '[aria-live],[role=log],[role=listbox],[class*=placeholder i],[data-placeholder],label,legend,button';

function withoutPlaceholder(block: Element, control: Element): string {
  const copy = block.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  const described = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const ids = described.map((id) => `[id="${CSS.escape(id)}"]`);
  for (const inner of copy.querySelectorAll([unread, ...ids].join())) inner.remove();
  const said = block === control ? textAlternative(copy) : toVisibleLine(copy.textContent ?? '');
  return isPlaceholderOption(said) ? '' : said;
}
