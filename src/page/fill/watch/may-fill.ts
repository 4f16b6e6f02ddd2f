import { focusedElement } from '@/page/dom/tree/focused-field';
import { hasNewDestination } from './form-destinations';
import { wasReplaced } from './repurposed-fields';

/** Input types without an answer of the user, or with a secret. */
const neverTypes = /^(?:password|hidden|submit|image|button|reset)$/;
/** What browsers treat specially: passwords, one-time codes and payment. */
const neverTokens = /(?:^|\s)(?:(?:current|new)-password|one-time-code|cc-[a-z-]+)(?:\s|$)/;

export function isSecretType(element: Element): boolean {
  return element instanceof HTMLInputElement && neverTypes.test(element.type);
}

/** Whether a control may be filled at all, whatever it asks. */
export function mayFill(element: Element): boolean {
  if (isSecretType(element) || isNoMoreOfForm(element)) return false;
  if (neverTokens.test(element.getAttribute('autocomplete')?.toLowerCase() ?? '')) return false;
  return !element.matches(':disabled,[aria-disabled=true]');
}

/** Whether a control is no longer the one the user saw in the form. */
function isNoMoreOfForm(element: Element): boolean {
  return wasReplaced(element) || hasNewDestination(element);
}

/** Whether keys may write where the focus is. */
export function mayWriteInFocus(): boolean {
  const field = focusedElement();
  return field === null || !isNoMoreOfForm(field);
}
