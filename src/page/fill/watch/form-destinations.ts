import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { heldToken } from './fill-scope';
import { addressesOf } from './form-actions';

/** Origins the document's forms submitted to when a fill, identified by its token, began to write. */
let known: { token: string | undefined; origins: ReadonlySet<string> } | null = null;

/**
 * Whether a control's form submits to an origin that no form of the document submitted to when the current fill began to write: it is new,
 * and not the form the user has seen.
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

/** The form a control is submitted with, wherever it is. */
export function formOf(control: Element): Element | null {
  const isOwned =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLButtonElement;
  return isOwned ? control.form : closestMatching(control, 'form');
}

/** Where a form, or a button of it, may submit to. */
export function originsOf(form: Element): string[] {
  return [...new Set(addressesOf(form).map(originOf))];
}

const originOf = (address: string): string => URL.parse(address)?.origin ?? '';
