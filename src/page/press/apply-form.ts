import { toVisibleLine } from '@/language/fold/visible-one-line';
import { saysApply } from '@/language/words/controls/apply-control-words';

const fileBox = 'input[type="file"]';
const mailBox = 'input[type="email"], input[autocomplete~="email"]';
const sending = 'button:not([type="button"], [type="reset"]), input[type="submit"]';

/**
 * Whether one applies in a form within the posting: it takes a file and an address for the answer, or its button says that it applies. A form
 * that does not show yet, as in a dialog that a button opens, has to take both.
 */
export function hasApplyForm(root: Element, leftOut: ReadonlySet<Node>): boolean {
  return Array.from(root.querySelectorAll('form')).some((form) => !isWithinAny(form, leftOut) && isApplyForm(form));
}

function isApplyForm(form: HTMLFormElement): boolean {
  const takesMail = form.querySelector(mailBox) !== null;
  if (takesMail && form.querySelector(fileBox) !== null) return true;
  const asksOf = takesMail || form.querySelector(fileBox) !== null;
  return asksOf && form.checkVisibility() && Array.from(form.querySelectorAll(sending), wordsOf).some(saysApply);
}

function wordsOf(control: Element): string {
  return toVisibleLine(control instanceof HTMLInputElement ? control.value : (control.textContent ?? ''));
}

function isWithinAny(form: Node, leftOut: ReadonlySet<Node>): boolean {
  for (let at: Node | null = form; at; at = at.parentNode) if (leftOut.has(at)) return true;
  return false;
}
