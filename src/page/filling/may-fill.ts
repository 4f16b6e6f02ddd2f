import { isSentElsewhere } from './destinations';
import { focusedField } from './focused-field';
import { hasTurned } from './turned-fields';

/** Types of inputs that hold no answer of the user, or a secret. */
const neverTypes = /^(?:password|hidden|submit|image|button|reset)$/;
/** What a browser itself keeps apart: secrets, codes for one time, and ways to pay. */
const neverTokens = /(?:^|\s)(?:(?:current|new)-password|one-time-code|cc-[a-z-]+)(?:\s|$)/;

export function isSecretType(element: Element): boolean {
  return element instanceof HTMLInputElement && neverTypes.test(element.type);
}

/** Whether a control may be filled at all, whatever is asked. */
export function mayFill(element: Element): boolean {
  if (isSecretType(element) || isNoMoreOfForm(element)) return false;
  if (neverTokens.test(element.getAttribute('autocomplete')?.toLowerCase() ?? '')) return false;
  return !element.matches(':disabled,[aria-disabled=true]');
}

/** Whether what a control is by now is not what its user has seen of the form. */
function isNoMoreOfForm(element: Element): boolean {
  return hasTurned(element) || isSentElsewhere(element);
}

/** Whether keys may write where the focus is. */
export function mayWriteInFocus(): boolean {
  const field = focusedField();
  return field === null || !isNoMoreOfForm(field);
}
