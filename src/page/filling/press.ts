/** Events of a press, in the order that a mouse brings them. */
const pointer = { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: 'mouse', isPrimary: true };

/**
 * Presses an element as a mouse would, from `pointerdown` to `click`: lists open at the first of them in one library and at the last in
 * the next. False where nothing was pressed, since it would send a form.
 */
export function pressElement(element: Element): boolean {
  if (isSubmit(element)) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { ...pointer, view: window, clientX: left + width / 2, clientY: top + height / 2 };
  const isTaken = !element.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1 }));
  const keepsFocus = !element.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1, detail: 1 })) || isTaken;
  if (!keepsFocus && element instanceof HTMLElement) element.focus({ preventScroll: true });
  element.dispatchEvent(new PointerEvent('pointerup', at));
  element.dispatchEvent(new MouseEvent('mouseup', { ...at, detail: 1 }));
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
  return true;
}

/** Whether a press on an element, or on what it stands in, sends the form that it belongs to. */
export function isSubmit(element: Element): boolean {
  const control = element.closest('button,input');
  if (control instanceof HTMLButtonElement) return control.type === 'submit' && control.form !== null;
  return control instanceof HTMLInputElement && /^(?:submit|image)$/.test(control.type);
}
