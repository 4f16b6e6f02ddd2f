import { isEditingHost } from '../names/role-of';
import { closestMatching } from '../walker/flat-tree';
import { isPersonalForm } from './personal-form';

/** What the markup calls a search. */
export const searchPart = 'search,[role=search]';

/** Inputs that hold a line of text. */
const lines = 'input:not([type]),input[type=text],input[type=search],input[type=url],input[type=number]';
const personalLines = 'input[type=email],input[type=tel],input[type=password]';

/** More fields to type into than these make a form of something else: keywords, place, and one more. */
const mostTextFields = 3;

/** True for what takes typed text. */
export function isTextField(element: Element): boolean {
  if (element.matches(`${lines},${personalLines},textarea`)) return !element.matches('[role=checkbox],[role=button]');
  if (element.matches('[role=searchbox],[role=textbox]')) return true;
  return element instanceof HTMLElement && isEditingHost(element);
}

/** True for a field whose markup says that it takes the words of a search. */
export function isSearchField(element: Element): boolean {
  if (element.matches('input[type=search],[role=searchbox]')) return true;
  return isTextField(element) && closestMatching(element, searchPart) !== null;
}

/** A form that asks by GET, with a field or more for the words of a search and none about the user. */
export function isSearchForm(form: Element): boolean {
  if (form.matches(searchPart)) return true;
  if (!(form instanceof HTMLFormElement) || form.method !== 'get' || isPersonalForm(form)) return false;
  const fields = form.querySelectorAll(lines);
  return fields.length > 0 && fields.length <= mostTextFields;
}
