import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { allIn, attributeOf, documentAddresses } from '@/page/dom/tree/unshadowed';

/** No application page has more. */
const mostActions = 50;

/**
 * The addresses this frame's forms declare to submit to, except searches. A form that declares neither address nor method is sent by a
 * script, which also requests other things from the page's address.
 */
export function submitTargets(): string[] {
  const forms = findEverywhere('form:not([role="search"])').filter(
    (form) => [...allIn(form, 'input[type="search"]')].length === 0,
  );
  return [...new Set(forms.flatMap(submitTargetsOf))].slice(0, mostActions);
}

/** The addresses one form declares, itself or through its buttons, wherever they are. */
export function submitTargetsOf(form: Element): string[] {
  const isPosted = attributeOf(form, 'method')?.toLowerCase() === 'post';
  const own = attributeOf(form, 'action') ?? (isPosted ? '' : null);
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

/** Read from the attribute: a field named `action` shadows the property. An empty one means the page's own address. */
function addressOf(action: string): string | null {
  const { own, base } = documentAddresses();
  const address = action.trim() === '' ? URL.parse(own) : URL.parse(action.trim(), base);
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : null;
}
