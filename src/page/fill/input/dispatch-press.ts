import { mayDispatchPress } from '@/page/press/may-dispatch-press';
import { rememberChoice } from './pressed-choices';
import { focusElement } from './with-focus';

/** Events of a mouse press, in order. */
const pointer = { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: 'mouse', isPrimary: true };
const approach = ['pointerover', 'pointermove', 'mouseover', 'mousemove'];

/**
 * Presses an element of a field as a mouse would, from hovering to `click`: libraries open their lists at different events. Passes the
 * press gate first, and again before the click; false if refused there.
 */
export function dispatchPress(element: Element, isChoice: boolean): boolean {
  const passes = mayDispatchPress(element, isChoice);
  if (passes === null) return false;
  const at = { ...pointer, view: window, detail: 1, ...middleOf(element) };
  for (const type of approach) element.dispatchEvent(eventOf(type, at));
  const isFocusLeft = [eventOf('pointerdown', { ...at, buttons: 1 }), eventOf('mousedown', { ...at, buttons: 1 })]
    .map((event) => element.dispatchEvent(event))
    .every(Boolean);
  if (isFocusLeft && element instanceof HTMLElement) focusElement(element);
  element.dispatchEvent(eventOf('pointerup', at));
  element.dispatchEvent(eventOf('mouseup', at));
  if (mayDispatchPress(element, isChoice) !== passes) return false;
  if (isChoice) rememberChoice(element);
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(eventOf('click', at));
  return true;
}

/** Clicks a native option, or its label; false if the gate refused. */
export function dispatchClick(element: HTMLElement): boolean {
  if (mayDispatchPress(element, true) === null) return false;
  element.click();
  return true;
}

/** Fires a mousedown elsewhere in the page, to close what closes on outside presses. */
export function dispatchOutsidePress(element: Element): void {
  const place = element.closest('form,dialog,[role=dialog]') ?? document.body;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) place.dispatchEvent(eventOf(type, pointer));
}

function eventOf(type: string, init: PointerEventInit): Event {
  return type.startsWith('pointer') ? new PointerEvent(type, init) : new MouseEvent(type, init);
}

function middleOf(element: Element): { clientX: number; clientY: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** Whether a press on an element, or its ancestor button, submits its form. */
export function isSubmitControl(element: Element): boolean {
  const control = element.closest('button,input');
  if (control instanceof HTMLButtonElement) return control.type === 'submit' && control.form !== null;
  return control instanceof HTMLInputElement && /^(?:submit|image)$/.test(control.type);
}
