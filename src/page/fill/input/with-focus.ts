import { nextTask } from '@/std/sleep';

/**
 * Focuses an element, acts, and removes the focus again. A page may react to the focus at once or in its next task: if `isSame` is false by
 * then, nothing is done. False in that case.
 */
export async function withFocus(element: HTMLElement, isSame: () => boolean, act: () => void): Promise<boolean> {
  focusElement(element);
  await nextTask();
  const isDone = isSame();
  if (isDone) act();
  blurElement(element);
  return isDone;
}

/** While the user works in the panel, the page cannot get the focus and the browser fires no focus events: then they are fired here. */
export function focusElement(element: HTMLElement): void {
  if (document.hasFocus() && element.matches(':focus')) return;
  telling(element, ['focus', 'focusin'], () => element.focus({ preventScroll: true }));
}

export function blurElement(element: HTMLElement): void {
  telling(element, ['blur', 'focusout'], () => element.blur());
}

/** Moves the focus, and fires the events this did not. The second kind bubbles. */
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
