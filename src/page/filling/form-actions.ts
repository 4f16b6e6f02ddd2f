import { findEverywhere } from '../walker/find-everywhere';

/** More is no page that anybody applies on. */
const mostActions = 50;

/**
 * Addresses that the forms of this frame say they are sent to, searches aside. A form that says neither where nor how is sent by a script,
 * which asks for other things at the page's own address as well.
 */
export function formActions(): string[] {
  const forms = findEverywhere('form:not([role="search"])').filter(
    (form) => !form.querySelector('input[type="search"]'),
  );
  return [...new Set(forms.flatMap(addressesOf))].slice(0, mostActions);
}

/** Addresses that one form says it is sent to, by itself or by its buttons, wherever those stand. */
export function addressesOf(form: Element): string[] {
  const isPosted = form.getAttribute('method')?.toLowerCase() === 'post';
  const own = form.getAttribute('action') ?? (isPosted ? '' : null);
  const ofButtons = submittersOf(form).map((button) => button.getAttribute('formaction'));
  return [own, ...ofButtons].flatMap((action) => (action === null ? [] : (addressOf(action) ?? [])));
}

function submittersOf(form: Element): Element[] {
  const buttons = findEverywhere('button[formaction],input[formaction]');
  return buttons.filter(
    (button) =>
      (button instanceof HTMLButtonElement || button instanceof HTMLInputElement) && (button.form ?? null) === form,
  );
}

/** Read from the attribute: a field that is called `action` takes the place of the property. An empty one means the page's own address. */
function addressOf(action: string): string | null {
  const address = action.trim() === '' ? URL.parse(document.URL) : URL.parse(action.trim(), document.baseURI);
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : null;
}
