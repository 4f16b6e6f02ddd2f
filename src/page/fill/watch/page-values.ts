import { asksAgreement, isAgreementText, isOnlyAgreementText, namesAgreement } from '@/forms/keys/says-agreement';
import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { labelsOf } from '@/page/dom/tree/labels-of';

type Valued = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const valued =
  'input:not([type=checkbox],[type=radio],[type=file],[type=password],[type=submit],[type=button],[type=image],[type=reset]),select,textarea';
/** Values that mean no agreement. */
const unsaid = /^(?:|0|no|false|off|none|null|undefined)$/i;
/** If a page keeps setting it, it is left to the user. */
const mostTimes = 3;

/** Values at the last check, except checkboxes. */
export class PageValueGuard {
  private readonly values = new WeakMap<Element, string>();
  private readonly putBack = new WeakMap<Element, number>();

  note(): void {
    for (const control of controls()) this.values.set(control, control.value);
  }

  /**
   * Resets what the page set to agreement by itself since the last check: a list, a hidden value. `isOwn`: answered by a fill or the user.
   */
  takeBack(isOwn: (control: Element) => boolean): void {
    for (const control of controls()) {
      const before = this.values.get(control);
      const isPages = before !== undefined && before !== control.value && !isOwn(control);
      if (isPages && agrees(control) && this.mayPutBack(control)) {
        control.value = before;
        dispatchChangeEvents(control);
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

/** Its value means agreement, or it is where one agrees. */
function agrees(control: Valued): boolean {
  if (unsaid.test(control.value.trim())) return false;
  const shown = control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value;
  if (isOnlyAgreementText(shown) || isAgreementText(shown) || namesAgreement(control.value)) return true;
  const labels = [
    control.getAttribute('aria-label') ?? '',
    ...labelsOf(control).map((label) => label.textContent ?? ''),
  ];
  return asksAgreement([control.name, control.id]) || labels.some(isAgreementText);
}
