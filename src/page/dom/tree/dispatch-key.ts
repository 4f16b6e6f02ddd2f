/** `keyCode`: still read by old scripts. Only printing keys fire `keypress`. */
const keys = {
  Enter: { code: 'Enter', keyCode: 13, doesWrite: true },
  ',': { code: 'Comma', keyCode: 188, doesWrite: true },
  ArrowUp: { code: 'ArrowUp', keyCode: 38, doesWrite: false },
  ArrowDown: { code: 'ArrowDown', keyCode: 40, doesWrite: false },
  ArrowLeft: { code: 'ArrowLeft', keyCode: 37, doesWrite: false },
  ArrowRight: { code: 'ArrowRight', keyCode: 39, doesWrite: false },
  Escape: { code: 'Escape', keyCode: 27, doesWrite: false },
  Backspace: { code: 'Backspace', keyCode: 8, doesWrite: false },
};

/** Fires key events for listening scripts: in itself it writes, deletes and submits nothing. */
export function dispatchKey(element: Element, key: keyof typeof keys): void {
  const { code, keyCode, doesWrite } = keys[key];
  const init = { key, code, keyCode, bubbles: true, cancelable: true, composed: true };
  for (const type of ['keydown', ...(doesWrite ? ['keypress'] : []), 'keyup']) {
    element.dispatchEvent(new KeyboardEvent(type, init));
  }
}
