import type { FormField } from '@/domain/form/form-field';
import { isAgreementText } from '@/forms/keys/says-agreement';
import { findTarget } from '@/page/dom/refs/find-target';
import { closestMatching, flatParent } from '@/page/dom/tree/flat-tree';
import { hasOtherControl } from '@/page/form/collect-controls';

/** Fields with choices, which may mean consent. */
const chosen = new Set<FormField['kind']>(['select', 'combobox', 'choice', 'choices', 'tick']);
/** Characters. Question texts are shorter. */
const longest = 2_000;

/** Whether the text around a question, or below it, says that choosing means agreeing. */
export function isConsentNearby({ selector, kind }: Pick<FormField, 'selector' | 'kind'>): boolean {
  const control = chosen.has(kind) ? findTarget({ selector }) : null;
  if (!control) return false;
  const isOfSeveral = kind === 'choice' || kind === 'choices';
  const group = isOfSeveral ? closestMatching(control, 'fieldset,[role=radiogroup],[role=group]') : null;
  const parts = group === null ? [placeOf(control)] : asksMore(group) ? placeOfChoices(control) : [group];
  return parts.some(({ textContent }) => isAgreementText(textContent?.slice(0, longest) ?? ''));
}

const choices = 'input[type=radio],input[type=checkbox],[role=radio],[role=checkbox],[role=switch],[aria-pressed]';
const typed = 'input:not([type=radio],[type=checkbox],[type=hidden]),select,textarea,[role=combobox],[role=textbox]';

/** Whether a group is a part of the form: it has boxes and lists beside these choices, which may have consents among them. */
const asksMore = (group: Element): boolean => group.querySelector(typed) !== null;

/** What stands around choices alone, up to where something else is asked or pressed, and the words right above that. */
function placeOfChoices(choice: Element): Element[] {
  let own = choice;
  for (let outer = flatParent(own); outer && !outer.matches('form,body,main'); outer = flatParent(outer)) {
    if (outer.querySelector(typed) !== null || outer.querySelector(presses) !== null) break;
    own = outer;
  }
  const before = own.previousElementSibling;
  const isWords = before !== null && !before.matches(choices) && before.querySelector(`${choices},${typed}`) === null;
  return isWords ? [before, own] : [own];
}

/** Buttons that continue or send concern the whole page: the text beside them belongs to no question. */
const presses = 'button:not([role=combobox],[aria-haspopup]),[type=submit]';
const mostLevels = 3;

/** A control's own block. */
function placeOf(control: Element): Element {
  let own = control;
  for (let level = 0; level < mostLevels; level += 1) {
    const outer = flatParent(own);
    if (!outer || outer.matches('form,body,main') || hasOtherControl(outer, control) || outer.querySelector(presses))
      break;
    own = outer;
  }
  return own;
}
