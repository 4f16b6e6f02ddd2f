import { isInFlatTree } from '../tree/flat-tree';
import { focusedElement } from '../tree/focused-field';
import { controlActionOf, controlSelector } from './control-action';

/** Whether a text has become a field that has the focus, or holds nothing but one: a cell or a title that a double click opened. */
export function isWrittenIn(element: Element): boolean {
  const focused = focusedElement();
  const isField = focused !== null && /^(?:type|select)$/.test(controlActionOf(focused) ?? '');
  if (!isField || !isInFlatTree(focused, element)) return false;
  return focused === element || element.querySelectorAll(controlSelector).length === 1;
}
