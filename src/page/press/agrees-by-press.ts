import { asksAgreement, isAgreementText, mayNameCategory } from '@/forms/keys/says-agreement';
import { accessibleName } from '@/page/dom/text/accessible-name';
import { closestMatching } from '@/page/dom/tree/flat-tree';

const groups = 'fieldset,[role=radiogroup],[role=group]';
/** Characters. */
const longest = 2_000;

/** Whether a press on a control agrees to something: by what programs call it, what describes it, or the words of its group. */
export function agreesByPress(control: Element, names: readonly string[]): boolean {
  const group = closestMatching(control, groups);
  const ofGroup = group ? [group.textContent ?? '', accessibleName(group)] : [];
  return agreesByItself(control, names) || ofGroup.some(speaksOfAgreeing);
}

/** The same without its group. */
export function agreesByItself(control: Element, names: readonly string[]): boolean {
  const programNames = [control.getAttribute('name') ?? '', control.id].filter((name) => !mayNameCategory(name));
  return asksAgreement(programNames) || [...names, ...describing(control)].some(speaksOfAgreeing);
}

const speaksOfAgreeing = (text: string): boolean => isAgreementText(text.slice(0, longest));

function describing(control: Element): string[] {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const root = control.getRootNode();
  const parts = root instanceof Document || root instanceof ShadowRoot ? ids.map((id) => root.getElementById(id)) : [];
  return parts.map((part) => part?.textContent ?? '');
}
