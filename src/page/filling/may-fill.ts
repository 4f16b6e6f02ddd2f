/** Types of inputs that hold no answer of the user, or a secret. */
const neverTypes = /^(?:password|hidden|submit|image|button|reset)$/;
/** What a browser itself keeps apart: secrets, codes for one time, and ways to pay. */
const neverTokens = /(?:^|\s)(?:(?:current|new)-password|one-time-code|cc-[a-z-]+)(?:\s|$)/;

/** Whether a control may be filled at all, whatever is asked. */
export function mayFill(element: Element): boolean {
  if (element instanceof HTMLInputElement && neverTypes.test(element.type)) return false;
  if (neverTokens.test(element.getAttribute('autocomplete')?.toLowerCase() ?? '')) return false;
  return !element.matches(':disabled,[aria-disabled=true]');
}
