import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';
import { isGetForm } from '@/page/dom/tree/form-properties';
import { isInPersonalPart, isPersonalForm } from '@/page/press/personal-form';
import { isCardNumber } from './card-number';

/** HTML autocomplete tokens about the user; not `off`, `on` or organization names. */
const personalWord =
  /\b(name|honorific|nickname|given-name|family-name|additional-name|email|tel|street-address|address|postal-code|country|bday|sex|username|photo|url|impp|one-time-code|cc|transaction)/;

const textFields = 'input:not([type]),input[type=text],input[type=search]';

/**
 * True if a field's value is the user's own: it reads `= (filled)`. Search words and filter values are shown; in doubt, values are hidden.
 */
export function isPersonalValue(field: Element, value: string): boolean {
  if (isCardNumber(value) || isAboutUser(field)) return true;
  // Where a slider stands says nothing of its user, and cannot be moved unseen.
  if (isSearch(field) || field.matches('input[type=range]')) return false;
  if (isWorkAtHand()) return isInPersonalPart(field);
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

/** A GET form with one or two text fields is a search: its words appear in the address anyway. */
function isSearchForm(form: Element): boolean {
  if (!(form instanceof HTMLFormElement) || !isGetForm(form)) return false;
  return form.hasAttribute('action') && form.querySelectorAll(textFields).length <= 2;
}
