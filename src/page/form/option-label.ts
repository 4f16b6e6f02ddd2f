import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { labelText } from './label-text';
import { nearbyTextAfter, nearbyTextBefore } from './nearby-text';
import { tableCellText } from './table-cell-text';

/** The text of a radio, checkbox or button in a group: its label, else its content, else adjacent words, else its value. */
export function optionLabel(element: Element, counts: ControlCounts): string {
  const isNative = element instanceof HTMLInputElement;
  const own = labelText(element) || (isNative ? '' : nameOrTextStart(element));
  if (own) return own;
  const beside = nearbyTextAfter(element, counts) || nearbyTextBefore(element, counts);
  return beside || tableCellText(element, counts) || (element.getAttribute('value') ?? '');
}
