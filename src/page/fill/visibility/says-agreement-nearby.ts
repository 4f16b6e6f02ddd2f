import type { FormField } from '@/domain/form/form-field';
import { isAgreementText } from '@/forms/keys/says-agreement';
import { findTarget } from '@/page/dom/refs/find-target';
import { closestMatching, flatParent } from '@/page/dom/tree/flat-tree';
import { hasOtherControl } from '@/page/form/collect-controls';
import { isControlReachable } from '@/page/form/is-control-reachable';

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
  const isPart = group !== null && holdsSeen(group, typed);
  const texts = isPart ? wordsAround(control, group) : [(group ?? placeOf(control)).textContent ?? ''];
  return texts.some((text) => isAgreementText(text.slice(0, longest)));
}

const choices = 'input[type=radio],input[type=checkbox],[role=radio],[role=checkbox],[role=switch],[aria-pressed]';
const typed = 'input:not([type=radio],[type=checkbox],[type=hidden]),select,textarea,[role=combobox],[role=textbox]';
const asked = `${choices},${typed}`;

/**
 * The words in a group that is a part of the form, with boxes and lists beside these choices: those around the choices alone, and all others
 * that are of no other question, which may be a consent.
 */
function wordsAround(choice: Element, group: Element): string[] {
  let own = choice;
  for (let outer = flatParent(own); outer && outer !== group; outer = flatParent(outer)) {
    if (outer.querySelector(typed) !== null || outer.querySelector(presses) !== null) break;
    own = outer;
  }
  const texts = [own.textContent ?? ''];
  for (let at = own; at !== group && at.parentElement; at = at.parentElement)
    for (const beside of at.parentElement.childNodes) {
      if (beside !== at && !(beside instanceof Element && isOfOther(beside))) texts.push(beside.textContent ?? '');
    }
  return texts;
}

const isOfOther = (part: Element): boolean =>
  part.matches(asked) ||
  holdsSeen(part, asked) ||
  (part instanceof HTMLLabelElement && part.control !== null && isControlReachable(part.control));

/** What nobody sees takes no words for its own. */
const holdsSeen = (part: Element, controls: string): boolean =>
  Array.from(part.querySelectorAll(controls)).some(isControlReachable);

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
