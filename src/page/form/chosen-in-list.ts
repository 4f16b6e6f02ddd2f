import { toVisibleLine } from '@/language/fold/visible-one-line';
import { elementsInList } from './elements-in-list';
import { comboboxListOf } from './field-options';

/**
 * What the list of a combobox marks as chosen, while it is closed, too. What a combobox shows of that is its choice, even where the page
 * styles it as it does its placeholder.
 */
export function chosenInList(control: Element): string[] {
  const list = comboboxListOf(control) ?? document.getElementById(control.getAttribute('aria-controls') ?? '');
  const chosen = list ? elementsInList(list, '[role=option][aria-selected=true]') : [];
  return Array.from(chosen, ({ textContent }) => toVisibleLine(textContent ?? '')).filter(Boolean);
}
