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
  return isAgreementText((group ?? placeOf(control)).textContent?.slice(0, longest) ?? '');
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
