import { mayPressInPage } from '@/page/press/may-dispatch-press';
import { takeFocus } from './with-focus';

/** Events of a mouse press, in order. */
const pointer = { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: 'mouse', isPrimary: true };
const approach = ['pointerover', 'pointermove', 'mouseover', 'mousemove'];

/**
 * Presses an element of a field as a mouse would, from hovering to `click`: libraries open their lists at different events. Passes the
 * press gate first, and again before the click; false if refused there.
 */
export function pressInPage(element: Element, isChoice: boolean): boolean {
  const passes = mayPressInPage(element, isChoice);
  if (passes === null) return false;
  const at = { ...pointer, view: window, detail: 1, ...middleOf(element) };
  for (const type of approach) element.dispatchEvent(eventOf(type, at));
  const isFocusLeft = [eventOf('pointerdown', { ...at, buttons: 1 }), eventOf('mousedown', { ...at, buttons: 1 })]
    .map((event) => element.dispatchEvent(event))
    .every(Boolean);
  if (isFocusLeft && element instanceof HTMLElement) takeFocus(element);
  element.dispatchEvent(eventOf('pointerup', at));
  element.dispatchEvent(eventOf('mouseup', at));
  if (mayPressInPage(element, isChoice) !== passes) return false;
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(eventOf('click', at));
  return true;
}

/** Clicks a native option, or its label; false if the gate refused. */
export function clickInPage(element: HTMLElement): boolean {
  if (mayPressInPage(element, true) === null) return false;
  element.click();
  return true;
}

/** Fires a mousedown elsewhere in the page, to close what closes on outside presses. */
export function pressBeside(element: Element): void {
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
export function isSubmit(element: Element): boolean {
  const control = element.closest('button,input');
  if (control instanceof HTMLButtonElement) return control.type === 'submit' && control.form !== null;
  return control instanceof HTMLInputElement && /^(?:submit|image)$/.test(control.type);
}
