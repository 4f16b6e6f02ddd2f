import { asksAgreement, isAgreementText } from '@/forms/keys/says-agreement';
import { accessibleName } from '@/page/dom/text/accessible-name';
import { closestMatching } from '@/page/dom/tree/flat-tree';

const groups = 'fieldset,[role=radiogroup],[role=group]';
/** Characters. */
const longest = 2_000;
/** What sites call their categories as well: "terms[]". */
const isCategory = /^(?:[a-z]+_)?terms?(?:\[\w*\])*$/i;

/** Whether a press on a control agrees to something: by what programs call it, what describes it, or the words of its group. */
export function agreesByPress(control: Element, names: readonly string[]): boolean {
  const programNames = [control.getAttribute('name') ?? '', control.id].filter((name) => !isCategory.test(name));
  if (asksAgreement(programNames)) return true;
  const group = closestMatching(control, groups);
  const texts = [...names, ...describing(control), group?.textContent ?? '', group ? accessibleName(group) : ''];
  return texts.some((text) => isAgreementText(text.slice(0, longest)));
}

function describing(control: Element): string[] {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const root = control.getRootNode();
  const parts = root instanceof Document || root instanceof ShadowRoot ? ids.map((id) => root.getElementById(id)) : [];
  return parts.map((part) => part?.textContent ?? '');
}
