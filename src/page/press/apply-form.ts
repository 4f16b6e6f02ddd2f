import { saysApply } from '@/language/words/controls/apply-control-words';
import { isWithinAny } from '@/page/dom/tree/flat-tree';
import { applyWordsOf } from './apply-words-of';

const fileBox = 'input[type="file"]';
const mailBox = 'input[type="email"], input[autocomplete~="email"]';
const sending = 'button:not([type="button"], [type="reset"]), input[type="submit"]';

/**
 * Whether one applies in a form within the posting: it takes a file and an address for the answer, or its button says that it applies. A form
 * that does not show yet, as in a dialog that a button opens, has to take both.
 */
export function hasApplyForm(root: Element, leftOut: ReadonlySet<Node>): boolean {
  const isLeftOut = (form: Element) => isWithinAny(form, leftOut);
  return Array.from(root.querySelectorAll('form')).some((form) => !isLeftOut(form) && isApplyForm(form));
}

function isApplyForm(form: HTMLFormElement): boolean {
  const takesMail = form.querySelector(mailBox) !== null;
  const takesFile = form.querySelector(fileBox) !== null;
  if (takesMail && takesFile) return true;
  return (
    (takesMail || takesFile) &&
    form.checkVisibility() &&
    Array.from(form.querySelectorAll(sending)).flatMap(applyWordsOf).some(saysApply)
  );
}
