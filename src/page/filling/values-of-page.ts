import { asksAgreement, namesAgreement, onlyAgrees, saysAgreement } from '@/domain/form-keys/says-agreement';
import { tellChange } from '../elements/tell-change';
import { findEverywhere } from '../walker/find-everywhere';
import { labelsOf } from '../walker/labels-of';

type Valued = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const valued =
  'input:not([type=checkbox],[type=radio],[type=file],[type=password],[type=submit],[type=button],[type=image],[type=reset]),select,textarea';
/** What says that nothing is agreed to. */
const unsaid = /^(?:|0|no|false|off|none|null|undefined)$/i;
/** A page that says it again has been told often enough; what then stands there is shown to the user. */
const mostTimes = 3;

/** How what is no box stood when it was looked at last. */
export class ValuesOfPage {
  private readonly values = new WeakMap<Element, string>();
  private readonly putBack = new WeakMap<Element, number>();

  note(): void {
    for (const control of controls()) this.values.set(control, control.value);
  }

  /** Puts back what the page has made agree by itself since the last look: a list, a hidden value. `isOwn`: what a fill or the user has answered. */
  takeBack(isOwn: (control: Element) => boolean): void {
    for (const control of controls()) {
      const before = this.values.get(control);
      const isPages = before !== undefined && before !== control.value && !isOwn(control);
      if (isPages && agrees(control) && this.mayPutBack(control)) {
        control.value = before;
        tellChange(control);
      }
      this.values.set(control, control.value);
    }
  }

  private mayPutBack(control: Element): boolean {
    const times = this.putBack.get(control) ?? 0;
    this.putBack.set(control, times + 1);
    return times < mostTimes;
  }
}

function controls(): Valued[] {
  return findEverywhere(valued).filter(
    (each): each is Valued =>
      each instanceof HTMLInputElement || each instanceof HTMLSelectElement || each instanceof HTMLTextAreaElement,
  );
}

/** What stands there agrees, or stands where one agrees. */
function agrees(control: Valued): boolean {
  if (unsaid.test(control.value.trim())) return false;
  const shown = control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value;
  if (onlyAgrees(shown) || saysAgreement(shown) || namesAgreement(control.value)) return true;
  const labels = [
    control.getAttribute('aria-label') ?? '',
    ...labelsOf(control).map((label) => label.textContent ?? ''),
  ];
  return asksAgreement([control.name, control.id]) || labels.some(saysAgreement);
}
