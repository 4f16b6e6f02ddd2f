import { disabled } from '@/page/dom/tree/disabled';
import { focusedElement } from '@/page/dom/tree/focused-field';
import { hasNewDestination, isOfShadowed } from './form-destinations';
import { wasReplaced } from './repurposed-fields';

/** Input types without an answer of the user, or with a secret. */
const neverTypes = /^(?:password|hidden|submit|image|button|reset)$/;
/** What browsers treat specially: passwords, one-time codes and payment. */
const neverTokens = /(?:^|\s)(?:(?:current|new)-password|one-time-code|cc-[a-z-]+)(?:\s|$)/;
/** What pages write to stop browsers from suggesting values; a password is meant by it in a box that is typed into, never in a list's. */
const againstSuggestions = 'new-password';

export function isSecretType(element: Element): boolean {
  return element instanceof HTMLInputElement && neverTypes.test(element.type);
}

/** Whether a control may be filled at all, whatever it asks. */
export function mayFill(element: Element): boolean {
  if (isSecretType(element) || isNoMoreOfForm(element)) return false;
  const token = element.getAttribute('autocomplete')?.toLowerCase() ?? '';
  if (neverTokens.test(token) && !(token.trim() === againstSuggestions && isListOnly(element))) return false;
  return !element.matches(disabled);
}

/** A box that searches a list: it says that it opens one, or names the one it searches. */
const searchesList =
  'input[role=combobox]:is([aria-haspopup=listbox][aria-expanded],[aria-autocomplete=list]:is([aria-controls],[aria-owns]))';

const isListOnly = (element: Element): boolean =>
  element instanceof HTMLInputElement && /^(?:text|search)$/.test(element.type) && element.matches(searchesList);

/** Whether a control is no longer the one the user saw in the form. */
function isNoMoreOfForm(element: Element): boolean {
  return wasReplaced(element) || isOfShadowed(element) || hasNewDestination(element);
}

/** Whether keys may write where the focus is. */
export function mayWriteInFocus(): boolean {
  const field = focusedElement();
  return field === null || !isNoMoreOfForm(field);
}
