import type { PressContext, PressVerdict } from '@/domain/page/press-verdict';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { foldForGuards } from '@/language/fold/fold-for-guards';
import { isPlainApply } from '@/language/words/controls/plain-apply-words';
import { forbiddenActionOfIdentifier } from '@/safety/addresses/forbidden-action-of-identifier';
import { isBasketAddress } from '@/safety/addresses/is-basket-address';
import type { ControlFacts } from '@/safety/control-facts';
import { refusalByName } from '@/safety/names/refused-by-name';
import { refusalAsControl } from '@/safety/refused-as-control';
import { isChoiceControl, isTextControl } from './is-choice-control';
import { isScriptAddress, isViewOnlyScript } from './judge-script-url';

/** What no user allows a goal to do: the first four are runs or tasks of their own, or lie outside the browser. */
const neverAllowed: ReadonlySet<RefusalCode> = new Set(['apply', 'sign-up', 'upload', 'install', 'password']);

/**
 * A press in a step towards a goal: whatever sends, buys, deletes, posts, agrees, signs in or leaves the site passes only as the one act
 * its user has allowed. What has no such name may be pressed, since what it would send is judged by the gate of requests.
 */
export function judgeGoalPress(control: ControlFacts, context: PressContext): PressVerdict {
  if (control.isDownload) return 'install';
  if (isScriptAddress(control.url) && !isViewOnlyScript(control.url)) return 'unclear';
  const code = codeOf(control, context);
  if (code === null || isAllowed(code, control, context)) return null;
  return code;
}

function codeOf(control: ControlFacts, context: PressContext): RefusalCode | null {
  const { names, url } = control;
  const isField = isTextControl(control);
  // A field's name is its question.
  for (const name of names.length > 0 && !isField ? names : ['']) {
    const code = refusalAsControl({ ...control, name }, context);
    if (code !== null && !isOnlyShown(code, control)) return code;
  }
  if (control.isInWall && url === null && !isField) return 'agree';
  return codeByMarks(control);
}

/** A picture without a name does what its author calls it. Stars and hearts mark much that nobody minds. */
const marked: ReadonlySet<RefusalCode> = new Set(['send', 'delete', 'purchase']);
const throwingMarks = new Set(['trash', 'bin', 'garbage']);

function codeByMarks({ marks, isCloser }: ControlFacts): RefusalCode | null {
  if (isCloser) return null;
  for (const mark of marks) {
    const code = throwingMarks.has(mark) ? 'delete' : forbiddenActionOfIdentifier(mark);
    if (code !== null && marked.has(code)) return code;
  }
  return null;
}

/** A form that asks for a page, as a price filter does, a link to what lies in the basket, and the Apply under a calendar. */
function isOnlyShown(code: RefusalCode, control: ControlFacts): boolean {
  const { submit, names, url, sends, settlesChoices, isColumnHeading } = control;
  // "Order" over a column is what its rows are.
  if (code === 'purchase' && isColumnHeading && url === null && sends === 'nothing') return true;
  if (code === 'apply') return settlesChoices && url === null && sends === 'nothing' && names.every(isPlainApply);
  if (code === 'purchase' && url !== null && isBasketAddress(url)) return true;
  const isUnnamed = names.every((name) => refusalByName(name) === null);
  return code === 'send' && sends === 'form' && isUnnamed && submit?.method === 'get' && submit.isOwnOrigin;
}

function isAllowed(code: RefusalCode, control: ControlFacts, { allowed }: PressContext): boolean {
  if (!allowed) return false;
  if (allowed.code === 'sign-in') return isPartOfSignIn(code, control);
  if (neverAllowed.has(code) || (code === 'agree' && isChoiceControl(control))) return false;
  return (
    code === allowed.code &&
    (control.names.length === 0 ? [control.marks.join(' ')] : control.names).some((name) => isSame(name, allowed.name))
  );
}

/** A sign-in has two fields and a button: it is allowed as a whole. */
function isPartOfSignIn(code: RefusalCode, control: ControlFacts): boolean {
  const isOther = control.names.some((name) => !['sign-in', 'send', null].includes(refusalByName(name)));
  return code === 'sign-in' || code === 'password' || (code === 'send' && !isOther);
}

function isSame(one: string, other: string): boolean {
  return JSON.stringify(foldForGuards(one)) === JSON.stringify(foldForGuards(other));
}
