import { hasPressListener } from '../walker/listener-elements';

/** Signs that a press does something, or that the element is no field. */
const said =
  '[role],a,button,input,select,textarea,summary,[contenteditable],[onclick],[onmousedown],[onmouseup],[onpointerdown],[onpointerup]';

/**
 * Whether an element is a field drawn only by script: a focusable canvas or empty box, with no sign that a press does more than focus it.
 */
export function isDrawnField(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.tabIndex < 0) return false;
  if (element instanceof HTMLCanvasElement) return true;
  const isBare = element.hasAttribute('tabindex') && !element.matches(said) && !hasPressListener(element);
  const isEmpty = element.childElementCount === 0 && (element.textContent ?? '').trim() === '';
  return isBare && isEmpty && getComputedStyle(element).cursor !== 'pointer';
}
