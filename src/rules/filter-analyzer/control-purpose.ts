import type { FilterControl } from '@/domain/page/landmarks';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { isFilterButtonName, isResetControl, isShowResultsControl } from '@/language/words/controls/filter-phrases';
import { isPlainApply } from '@/language/words/controls/plain-apply-words';
import { isCloseControl } from '@/language/words/controls/says-close';
import { refusalByName } from '@/safety/names/refused-by-name';

const saysPersonal = nameWordTest({ anywhere: phrases('contact.personalFields') });

const choiceRoles = new Set(['checkbox', 'radio', 'switch', 'option', 'menuitemcheckbox', 'menuitemradio', 'tab']);
const fieldRoles = new Set(['combobox', 'listbox', 'slider', 'spinbutton', 'textbox', 'searchbox']);

/** A checkbox, or one of several toggles or links. */
export function isChoice({ role, checked }: FilterControl): boolean {
  return choiceRoles.has(role ?? '') || checked !== null || role === 'link';
}

/** A field that holds a value: a select, a slider, a text field. */
export function isValueField({ role, options }: FilterControl): boolean {
  return fieldRoles.has(role ?? '') || options.length > 0;
}

/** Whether it narrows the list itself: not a button nearby, nor a field for search words or about the user. */
export function isFilterField(control: FilterControl): boolean {
  if (isValueField(control)) return !isSearchBox(control) && !isPersonalName(control.name);
  return isChoice(control) && !isButtonOfPart(control);
}

/** "Show 24 results", "Apply": applies the choices. Applying for a job takes more than the one word. */
export function appliesFilters(control: FilterControl): boolean {
  const { name } = control;
  if (!isPlainButton(control) || resetsFilters(control) || isCloseControl(name)) return false;
  return isShowResultsControl(name) || isPlainApply(name) || isFilterButtonName(name);
}

/** "Clear all". A single filter's own is not the one for all. */
export function resetsFilters(control: FilterControl): boolean {
  return isPlainButton(control) && !isCloseControl(control.name) && isResetControl(control.name);
}

function isPlainButton({ role, checked }: FilterControl): boolean {
  return (role === 'button' || role === 'link' || role === null) && checked === null;
}

function isButtonOfPart(control: FilterControl): boolean {
  const { name, role } = control;
  if (!isPlainButton(control)) return false;
  const isSaved = role === 'link' && ['save', 'follow', 'sign-in', 'sign-up'].includes(refusalByName(name) ?? '');
  return isSaved || isCloseControl(name) || isResetControl(name) || appliesFilters(control);
}

/** Fields about the user are not filters: an e-mail address for alerts. */
function isPersonalName(name: string): boolean {
  return saysPersonal(fold(name));
}

/** Takes words, for the search itself or to find an option. */
function isSearchBox({ role }: FilterControl): boolean {
  return role === 'searchbox';
}
