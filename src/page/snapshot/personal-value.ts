import { isPersonalForm } from '../elements/personal-form';
import { isCardNumber } from './card-number';

/** Autocomplete words of HTML that mean something about the user; `off`, `on` and `organization`-like words of others do not. */
const personalWord =
  /\b(name|honorific|nickname|given-name|family-name|additional-name|email|tel|street-address|address|postal-code|country|bday|sex|username|photo|url|impp|one-time-code|cc|transaction)/;

const textFields = 'input:not([type]),input[type=text],input[type=search]';

/**
 * True where the value of a field is the user's own: it reads `= (filled)`. The words of a search, and what a filter is set
 * to, are shown; where it cannot be told the value stays hidden.
 */
export function isPersonalValue(field: Element, value: string): boolean {
  if (isCardNumber(value) || isAboutUser(field)) return true;
  if (isSearch(field)) return false;
  if (field.localName === 'textarea' || field.hasAttribute('contenteditable')) return true;
  const form = field.closest('form,[role=form],dialog,[role=dialog]');
  const isText = field.localName === 'input';
  if (!form) return isText && field.getAttribute('role') !== 'combobox';
  return isPersonalForm(form) || (isText && !isSearchForm(form));
}

function isAboutUser(field: Element): boolean {
  if (field instanceof HTMLInputElement && /^(password|email|tel)$/.test(field.type)) return true;
  return personalWord.test(field.getAttribute('autocomplete') ?? '');
}

function isSearch(field: Element): boolean {
  if (field.getAttribute('type') === 'search' || field.getAttribute('role') === 'searchbox') return true;
  return field.closest('search,[role=search]') !== null;
}

/** A form that asks by GET, with a field or two to type into, is a search: its words go into the address anyway. */
function isSearchForm(form: Element): boolean {
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return false;
  return form.hasAttribute('action') && form.querySelectorAll(textFields).length <= 2;
}
