import { heldToken } from '../scope/held-scope';
import { findEverywhere } from '../walker/find-everywhere';
import { closestMatching } from '../walker/flat-tree';
import { addressesOf } from './form-actions';

/** Origins that the forms of this document were sent to when a fill, named by its token, began to write. */
let known: { token: string | undefined; origins: ReadonlySet<string> } | null = null;

/**
 * Whether a control belongs to a form that is sent to an origin that no form of the document was sent to when the fill that holds it began to
 * write: it came since, and is not the form that its user has seen.
 */
export function isSentElsewhere(control: Element): boolean {
  const form = formOf(control);
  const origins = knownOrigins();
  return form !== null && originsOf(form).some((origin) => !origins.has(origin));
}

function knownOrigins(): ReadonlySet<string> {
  const token = heldToken();
  if (known === null || known.token !== token) {
    known = { token, origins: new Set([originOf(document.URL), ...findEverywhere('form').flatMap(originsOf)]) };
  }
  return known.origins;
}

/** The form that the value of a control is sent with, wherever that stands. */
export function formOf(control: Element): Element | null {
  const isOwned =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLButtonElement;
  return isOwned ? control.form : closestMatching(control, 'form');
}

/** Where a form may be sent, by itself or by a button of it. */
export function originsOf(form: Element): string[] {
  return [...new Set(addressesOf(form).map(originOf))];
}

const originOf = (address: string): string => URL.parse(address)?.origin ?? '';
