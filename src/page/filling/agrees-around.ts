import type { FormField } from '@/domain/form-field';
import { saysAgreement } from '@/domain/form-keys/says-agreement';
import { hasOtherControl } from '../forms/collect-controls';
import { findTarget } from '../refs/find-target';
import { closestMatching, flatParent } from '../walker/flat-tree';

/** What one chooses in, and may agree by. */
const chosen = new Set<FormField['kind']>(['select', 'combobox', 'choice', 'choices', 'tick']);
/** The words of a question are fewer. Characters. */
const longest = 2_000;

/** Whether the words that stand in a question's own place, below it too, say that one agrees by choosing. */
export function agreesAround({ selector, kind }: Pick<FormField, 'selector' | 'kind'>): boolean {
  const control = chosen.has(kind) ? findTarget({ selector }) : null;
  if (!control) return false;
  const isOfSeveral = kind === 'choice' || kind === 'choices';
  const group = isOfSeveral ? closestMatching(control, 'fieldset,[role=radiogroup],[role=group]') : null;
  return saysAgreement((group ?? placeOf(control)).textContent?.slice(0, longest) ?? '');
}

/** What goes on or sends speaks for the whole page: the words beside it are none of a question's. */
const presses = 'button:not([role=combobox],[aria-haspopup]),[type=submit]';
const mostLevels = 3;

/** The block that a control has for itself. */
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
