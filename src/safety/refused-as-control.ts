import type { ElementFacts } from '@/domain/page/page-act';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { isAboutFilters } from '@/language/words/controls/filter-heading-words';
import { isAboutUserData, isPlainApply, isPlainSend } from '@/language/words/controls/plain-apply-words';
import { isCloseControl, isCloseQuestion } from '@/language/words/controls/says-close';
import { mentionsAgreeing } from '@/language/words/controls/send-stems';
import { refusalByUrl } from '@/safety/addresses/refused-url';
import { refusalByName } from '@/safety/names/refused-by-name';

/** A control's facts; how to find it again does not matter here. */
type Control = Omit<ElementFacts, 'selector' | 'fallbacks'>;

/** Why a control that is not a list row is not pressed while exploring; null if it may be. */
export function refusalAsControl(
  control: Control,
  { siteUrl, mayPressApply }: { siteUrl: string; mayPressApply: boolean },
): RefusalCode | null {
  if (control.type === 'password') return 'password';
  if (control.type === 'file') return 'upload';
  const code = refusedByWords(control) ?? refusalByUrl(control.url, siteUrl) ?? refusedBySending(control);
  return code === 'apply' && mayPressApply && opensInPage(control) ? null : code;
}

/** By the words of the element, or of the form or dialog around it. */
function refusedByWords(element: Control): RefusalCode | null {
  const code = refusalByName(element.name);
  if (code !== null && !isHarmlessHere(code, element)) return code;
  if (!isCloseControl(element.name)) return refusalBySurroundings(element);
  return /\p{L}/u.test(element.name) && isCloseQuestion(element.surroundings) ? 'delete' : null;
}

/** Controls that hold a choice: it takes effect when another control is pressed, or filters a list. */
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

/** "Easy Apply" as a filter option, "Apply" in a filter dialog, "Submit" in a search form. */
function isHarmlessHere(code: RefusalCode, element: Control): boolean {
  const { name, surroundings, sends } = element;
  if (sends === 'form') return false;
  // Filters are confirmed; what agrees among them is none.
  if (code === 'agree' && mentionsAgreeing(name)) return false;
  if (isChoice(element)) return isAboutFilters(surroundings) || !['save', 'follow', 'delete', 'agree'].includes(code);
  if (code === 'send') return isPlainSend(name) && (sends === 'search' || isAboutFilters(surroundings));
  if (!isAboutFilters(surroundings)) return false;
  if (code === 'agree') return !isAboutUserData(name);
  return code === 'apply' ? isPlainApply(name) : code === 'delete' && !isAboutUserData(name);
}

function isChoice({ role, type }: Control): boolean {
  return choiceRoles.has(role ?? '') || type === 'checkbox' || type === 'radio';
}

/** In a sign-in, sign-up or application form, only what leaves it is touched. */
export function refusalBySurroundings({ surroundings, sends }: Control): RefusalCode | null {
  if (surroundings === '' || sends === 'search' || isAboutFilters(surroundings)) return null;
  const code = refusalByName(surroundings);
  return code === 'sign-in' || code === 'sign-up' || code === 'apply' ? code : null;
}

/** Pressing a form's fields sends nothing; its other controls may, unless they filter. */
function refusedBySending({ role, type, name, sends, surroundings }: Control): RefusalCode | null {
  const isField = /^(?:textbox|searchbox|combobox|listbox|spinbutton|slider)$/.test(role ?? '');
  if (sends !== 'form' || isField || type === 'reset' || isCloseControl(name)) return null;
  return name !== '' && (isAboutFilters(name) || isAboutFilters(surroundings)) ? null : 'send';
}

/** Loads no other page and submits no form. */
function opensInPage({ url, sends, surroundings }: Control): boolean {
  return (
    (url === null || /^javascript:|#$/i.test(url)) && sends === 'nothing' && refusalByName(surroundings) !== 'apply'
  );
}
