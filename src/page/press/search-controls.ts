import { isEditingHost } from '@/page/dom/text/aria-role';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { isGetForm } from '@/page/dom/tree/form-properties';
import { isPersonalForm } from './personal-form';

/** Markup that declares a search. */
export const searchPart = 'search,[role=search]';

/** Single-line text inputs. */
const lines = 'input:not([type]),input[type=text],input[type=search],input[type=url],input[type=number]';
const personalLines = 'input[type=email],input[type=tel],input[type=password]';

/** A form with more text fields than this (keywords, place, one more) is no search. */
const mostTextFields = 3;

/** True for what takes typed text. */
export function isTextEntry(element: Element): boolean {
  if (element.matches(`${lines},${personalLines},textarea`)) return !element.matches('[role=checkbox],[role=button]');
  if (element.matches('[role=searchbox],[role=textbox]')) return true;
  return element instanceof HTMLElement && isEditingHost(element);
}

/** True for a field whose markup says that it takes search words. */
export function isSearchInput(element: Element): boolean {
  if (element.matches('input[type=search],[role=searchbox]')) return true;
  return isTextEntry(element) && closestMatching(element, searchPart) !== null;
}

/** A GET form with at least one search field and none about the user. */
export function isSearchForm(form: Element): boolean {
  if (form.matches(searchPart)) return true;
  if (!(form instanceof HTMLFormElement) || !isGetForm(form) || isPersonalForm(form)) return false;
  const fields = form.querySelectorAll(lines);
  return fields.length > 0 && fields.length <= mostTextFields;
}
