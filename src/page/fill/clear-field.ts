import type { FieldControls, FieldFilling } from '@/domain/form/form-filling';
import { checkedState } from '@/page/dom/controls/checked-state';
import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import { committedValue } from '@/page/form/committed-value';
import { looksSelected } from '@/page/form/looks-selected';
import { pressOption } from './fillers/choice-filler';
import { isSubmitControl } from './input/dispatch-press';
import { clearFiles, emptySelect, takeChoiceOut } from './input/take-value-out';
import { isStillAsked, mustStayEmpty } from './visibility/last-read-form';
import { mayFill } from './watch/may-fill';

/** Milliseconds. A form reacts to a cleared field at once, or within this time. */
const settling = { quietMs: 40, timeoutMs: 600 };

/** Empties a choice, checkbox or file field. Text fields are emptied by entering an empty text. */
export async function clearField({ controls }: { controls: FieldControls }): Promise<FieldFilling> {
  const isAsked = await isStillAsked(controls);
  const element = isAsked ? findTarget({ selector: controls.selector }) : null;
  if (!element) return { outcome: 'gone', committed: '', options: [] };
  const isRefused = !mayFill(element) || isSubmitControl(element) || (await mustStayEmpty(controls.selector));
  if (isRefused) return { outcome: 'refused', committed: '', options: [] };
  const before = standing(controls);
  if (before === '') return { outcome: 'already', committed: '', options: [] };
  empty(element, controls);
  await waitUntilQuiet(settling);
  const committed = standing(controls);
  return { outcome: committed === '' ? 'held' : 'not-held', committed, options: [] };
}

function empty(element: Element, controls: FieldControls): void {
  if (element instanceof HTMLSelectElement) emptySelect(element);
  else if (element instanceof HTMLInputElement && element.type === 'file') clearFiles(element);
  else if (controls.options && controls.kind !== 'combobox') takeMarksOff(controls);
  else if (element instanceof HTMLElement) takeChoiceOut(element);
}

/** Checkboxes and buttons are pressed again; radios cannot be deselected by a press. */
function takeMarksOff(controls: FieldControls): void {
  for (const element of chosenOptions(controls)) {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      element.checked = false;
      dispatchChangeEvents(element);
    } else pressOption(element, 0);
  }
}

function standing(controls: FieldControls): string {
  if (controls.options && controls.kind !== 'select' && controls.kind !== 'combobox') {
    return chosenOptions(controls).length > 0 ? 'on' : '';
  }
  const element = findTarget({ selector: controls.selector });
  return element ? committedValue(element, new Map()) : '';
}

function chosenOptions({ options }: FieldControls): Element[] {
  const elements = (options ?? []).flatMap(({ selector }) => (selector && findTarget({ selector })) || []);
  return elements.filter((element) => checkedState(element) ?? looksSelected(element, elements));
}
