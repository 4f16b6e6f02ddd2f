/**
 * Gives an element the focus, does something, and takes the focus away again. A page hears of the focus and may do something about it, at once or
 * in its next turn: what `isSame` says no to by then is left. False where it was.
 */
export async function withFocus(element: HTMLElement, isSame: () => boolean, act: () => void): Promise<boolean> {
  takeFocus(element);
  await nextTask();
  const isDone = isSame();
  if (isDone) act();
  loseFocus(element);
  return isDone;
}

/** A turn of the page: what it put off when it heard of something has been done by then. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * While the user works in the panel the page has no focus to give, and the browser tells nobody that it moved: then the page is told here.
 */
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
