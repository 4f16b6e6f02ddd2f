import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { documentAddresses, isShadowed } from '@/page/dom/tree/unshadowed';
import { scopeToken } from './fill-scope';
import { submitTargetsOf } from './form-actions';

/** Origins the document's forms submitted to when a fill, identified by its token, began to write. */
let known: { token: string | undefined; origins: ReadonlySet<string> } | null = null;

/**
 * Whether a control's form submits to an origin that no form of the document submitted to when the current fill began to write: it is new,
 * and not the form the user has seen.
 */
export function hasNewDestination(control: Element): boolean {
  const form = formOfControl(control);
  const origins = knownOrigins();
  return form !== null && submitOrigins(form).some((origin) => !origins.has(origin));
}

function knownOrigins(): ReadonlySet<string> {
  const token = scopeToken();
  if (known === null || known.token !== token) {
    known = {
      token,
      origins: new Set([originOf(documentAddresses().own), ...findEverywhere('form').flatMap(submitOrigins)]),
    };
  }
  return known.origins;
}

/** Whether the form or document of a control asks something else when it is looked at: nothing that is read of it counts. */
export function isOfShadowed(control: Element): boolean {
  const form = formOfControl(control);
  return isShadowed(document) || (form instanceof HTMLFormElement && isShadowed(form));
}

/** The form a control is submitted with, wherever it is. */
export function formOfControl(control: Element): Element | null {
  const isOwned =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLButtonElement;
  return isOwned ? control.form : closestMatching(control, 'form');
}

/** Where a form, or a button of it, may submit to. */
export function submitOrigins(form: Element): string[] {
  return [...new Set(submitTargetsOf(form).map(originOf))];
}

const originOf = (address: string): string => URL.parse(address)?.origin ?? '';
