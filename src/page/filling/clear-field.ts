import type { FieldControls, FieldFilling } from '@/domain/form-filling';
import { tellChange } from '../elements/tell-change';
import { checkedState } from '../filters/checked-state';
import { committedValue } from '../forms/committed-value';
import { looksChosen } from '../forms/looks-chosen';
import { findTarget } from '../refs/find-target';
import { waitUntilQuiet } from '../walker/wait-until-quiet';
import { pressOption } from './choice-way';
import { isKnownToStayEmpty, isStillAsked } from './known-fields';
import { mayFill } from './may-fill';
import { isSubmit } from './press';
import { pressKey } from './press-key';
import { dropFiles, emptySelect } from './take-out';

/** Milliseconds. A form reacts to a cleared field at once, or within this time. */
const settling = { quietMs: 40, timeoutMs: 600 };

/** Empties a choice, checkbox or file field. Text fields are emptied by entering an empty text. */
export async function clearField({ controls }: { controls: FieldControls }): Promise<FieldFilling> {
  const isAsked = await isStillAsked(controls);
  const element = isAsked ? findTarget({ selector: controls.selector }) : null;
  if (!element) return { outcome: 'gone', committed: '', options: [] };
  const isRefused = !mayFill(element) || isSubmit(element) || (await isKnownToStayEmpty(controls.selector));
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
  else if (element instanceof HTMLInputElement && element.type === 'file') dropFiles(element);
  else if (controls.options && controls.kind !== 'combobox') takeMarksOff(controls);
  else if (element instanceof HTMLElement) takeChoiceOut(element);
}

/** Checkboxes and buttons are pressed again; radios cannot be deselected by a press. */
function takeMarksOff(controls: FieldControls): void {
  for (const element of chosenOptions(controls)) {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      element.checked = false;
      tellChange(element);
    } else pressOption(element, 0);
  }
}

/** Lists remove their choice on Backspace in the empty input; no key of ours submits a form. */
function takeChoiceOut(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  pressKey(control, 'Backspace');
  control.blur();
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
  return elements.filter((element) => checkedState(element) ?? looksChosen(element, elements));
}
