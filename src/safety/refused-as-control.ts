import type { ElementFacts } from '@/domain/act';
import type { RefusalCode } from '@/domain/refusal-code';
import { refusedByAddress } from './refused-address';
import { isAboutFilters } from './words/filter-heading';
import { isPlainApply, isPlainSend, speaksOfOwnThings } from './words/plain-words';
import { refusedByName } from './words/refused-control';
import { asksToClose, saysClose } from './words/says-close';

/** What is asked of a control; its way to be found again says nothing of what it does. */
type Control = Omit<ElementFacts, 'selector' | 'fallbacks'>;

/** Why a control that is no row of a list is not pressed while a site is looked at; null where one of this name may be. */
export function refusedAsControl(
  control: Control,
  { siteUrl, mayPressApply }: { siteUrl: string; mayPressApply: boolean },
): RefusalCode | null {
  if (control.type === 'password') return 'password';
  if (control.type === 'file') return 'upload';
  const code = refusedByWords(control) ?? refusedByAddress(control.url, siteUrl) ?? refusedBySending(control);
  return code === 'apply' && mayPressApply && opensInPage(control) ? null : code;
}

/** By what the element says, or the form or dialog that it stands in. */
function refusedByWords(element: Control): RefusalCode | null {
  const code = refusedByName(element.name);
  if (code !== null && !isHarmlessHere(code, element)) return code;
  if (!saysClose(element.name)) return refusedBySurroundings(element);
  return /\p{L}/u.test(element.name) && asksToClose(element.surroundings) ? 'delete' : null;
}

/** Controls that hold a choice: it counts once another control is pressed, or filters a list. */
const choiceRoles = new Set([
  'checkbox',
  'radio',
  'option',
  'switch',
  'menuitemcheckbox',
  'menuitemradio',
  'slider',
  'spinbutton',
]);

/** "Easy Apply" as an option of a filter, "Apply" in a dialog of filters, "Submit" in a form that searches. */
function isHarmlessHere(code: RefusalCode, element: Control): boolean {
  const { name, surroundings, sends } = element;
  if (sends === 'form') return false;
  if (isChoice(element)) return isAboutFilters(surroundings) || !['save', 'follow', 'delete', 'agree'].includes(code);
  if (code === 'send') return isPlainSend(name) && (sends === 'search' || isAboutFilters(surroundings));
  if (!isAboutFilters(surroundings)) return false;
  if (code === 'agree') return !speaksOfOwnThings(name);
  return code === 'apply' ? isPlainApply(name) : code === 'delete' && !speaksOfOwnThings(name);
}

function isChoice({ role, type }: Control): boolean {
  return choiceRoles.has(role ?? '') || type === 'checkbox' || type === 'radio';
}

/** Inside a form to sign in or up, or to apply with, nothing is touched but what leads out of it. */
export function refusedBySurroundings({ surroundings, sends }: Control): RefusalCode | null {
  if (surroundings === '' || sends === 'search' || isAboutFilters(surroundings)) return null;
  const code = refusedByName(surroundings);
  return code === 'sign-in' || code === 'sign-up' || code === 'apply' ? code : null;
}

/** Fields of a form send nothing when pressed; what else would send a form does, unless it filters. */
function refusedBySending({ role, type, name, sends, surroundings }: Control): RefusalCode | null {
  const isField = /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider)$/.test(role ?? '');
  if (sends !== 'form' || isField || type === 'reset' || saysClose(name)) return null;
  return name !== '' && (isAboutFilters(name) || isAboutFilters(surroundings)) ? null : 'send';
}

/** No other page is loaded by it, and no form is sent. */
function opensInPage({ url, sends, surroundings }: Control): boolean {
  return (
    (url === null || /^javascript:|#$/i.test(url)) && sends === 'nothing' && refusedByName(surroundings) !== 'apply'
  );
}
