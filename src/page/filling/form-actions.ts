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
  const addresses = forms.flatMap((form) => {
    const isPosted = form.getAttribute('method')?.toLowerCase() === 'post';
    const own = form.getAttribute('action') ?? (isPosted ? '' : null);
    const ofButtons = Array.from(form.querySelectorAll('[formaction]'), (button) => button.getAttribute('formaction'));
    return [own, ...ofButtons].flatMap((action) => (action === null ? [] : (addressOf(action) ?? [])));
  });
  return [...new Set(addresses)].slice(0, mostActions);
}

/** Read from the attribute: a field that is called `action` takes the place of the property. An empty one means the page's own address. */
function addressOf(action: string): string | null {
  const address = action.trim() === '' ? URL.parse(document.URL) : URL.parse(action.trim(), document.baseURI);
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : null;
}
