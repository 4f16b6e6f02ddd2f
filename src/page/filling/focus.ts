/**
 * Gives an element the focus, does something, and takes the focus away again. While the user works in the panel the page has no focus to
 * give, and the browser tells nobody that it moved: then the page is told here.
 */
export function withFocus(element: HTMLElement, act: () => void): void {
  takeFocus(element);
  act();
  loseFocus(element);
}

export function takeFocus(element: HTMLElement): void {
  if (document.hasFocus() && element.matches(':focus')) return;
  telling(element, ['focus', 'focusin'], () => element.focus({ preventScroll: true }));
}

export function loseFocus(element: HTMLElement): void {
  telling(element, ['blur', 'focusout'], () => element.blur());
}

/** Moves the focus, and dispatches the events that this did not bring. The second kind bubbles. */
function telling(element: HTMLElement, [own, bubbling]: [string, string], move: () => void): void {
  let isTold = false;
  const onEvent = () => {
    isTold = true;
  };
  element.addEventListener(own, onEvent, { once: true, capture: true });
  move();
  element.removeEventListener(own, onEvent, { capture: true });
  if (isTold) return;
  element.dispatchEvent(new FocusEvent(own, { composed: true }));
  element.dispatchEvent(new FocusEvent(bubbling, { bubbles: true, composed: true }));
}
