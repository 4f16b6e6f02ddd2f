import { nameOrText } from '../names/name-of';
import type { ControlCounts } from './control-counts';
import { labelText } from './label-text';
import { textAfter, textBefore } from './near-text';

/** The text of a radio, checkbox or button in a group: its label, else its content, else adjacent words, else its value. */
export function optionLabel(element: Element, counts: ControlCounts): string {
  const isNative = element instanceof HTMLInputElement;
  const own = labelText(element) || (isNative ? '' : nameOrText(element));
  if (own) return own;
  const beside = textAfter(element, counts) || textBefore(element, counts);
  return beside || (element.getAttribute('value') ?? '');
}
