import type { PressContext, PressVerdict } from '@/domain/page/press-verdict';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { keepsEntry, putsEntry } from '@/forms/history/keeps-entry';
import { isCloseControl } from '@/language/words/controls/says-close';
import { isPlaceholderOption } from '@/language/words/forms/placeholder-option-words';
import type { ControlFacts, SubmitFacts } from '@/safety/control-facts';
import { isComposedNextName } from '@/safety/names/composed-next-name';
import { refusalByName, refusalByNames } from '@/safety/names/refused-by-name';
import { isNextQuestionName, mayBeFinalSend } from '@/safety/names/step-words';
import { bringsAgreement } from '@/safety/next-step/brings-agreement';
import { canGoOn } from '@/safety/next-step/can-go-on';
import { hasWords } from './has-words';
import { isChoiceControl, isTextControl } from './is-choice-control';
import { isNoopScript, isScriptAddress } from './judge-script-url';

/** Focus, opener or option of a field: nothing that submits, leaves or names an action. Which options are chosen is judged elsewhere. */
export function judgeField(control: ControlFacts, { isChoice }: PressContext): PressVerdict {
  const code = refusedInForm(control);
  if (code !== null || isChoice || isChoiceControl(control) || isTextControl(control)) return code;
  if (opensList(control)) return refusalByName(control.shown);
  return refusalByNames(control.names) ?? (control.names.length > 0 || isTypedInto(control) ? null : 'unclear');
}

/** Adds an entry to the form: it says what it adds. */
export function judgeAddEntry(control: ControlFacts): PressVerdict {
  const code = refusedInForm(control);
  if (code !== null) return code;
  if (control.agrees) return 'agree';
  if (control.names.length === 0) return 'unclear';
  return control.names.some(mayBeFinalSend) ? 'send' : refusalByNames(control.names);
}

/**
 * Keeps an entry of the form where it is edited: known to stand in its editor, all its names say just that, nothing about it agrees, and it
 * submits nothing but the entry's own form, which has no address.
 */
export function judgeKeepEntry(control: ControlFacts): PressVerdict {
  const { names, isKnownKeeper, submit } = control;
  const code = refusedInForm(isKnownKeeper && submit && hasNoAddress(submit) ? { ...control, submit: null } : control);
  if (code !== null) return code;
  if (control.agrees || (submit && bringsAgreement(submit.brings))) return 'agree';
  if (names.some(mayBeFinalSend)) return 'send';
  const says = (name: string) => keepsEntry(name) || putsEntry(name);
  const others = refusalByNames(names.filter((name) => !says(name)));
  return others ?? (isKnownKeeper && names.length > 0 && names.every(says) ? null : 'unclear');
}

/** A form that only a script takes: sent by the browser, it would just show its page again. */
const hasNoAddress = ({ method, url, page, isInPlace, brings }: SubmitFacts): boolean =>
  method === 'dialog' || (method === 'get' && isInPlace && url === page && canGoOn({ url, page, brings }));

/** Goes to the form's next page: its visible text says just that, and none of its other names says more. */
export function judgeNextStep(control: ControlFacts): PressVerdict {
  const { submit, names, shown } = control;
  if (refusedWay(control)) return 'leaves-site';
  if (control.type === 'file' || control.type === 'password') return 'unclear';
  if (submit && !(submit.isOwnOrigin && submit.isInPlace)) return 'leaves-site';
  if (submit && !canGoOn(submit)) return 'send';
  for (const name of names) {
    if (goesOn(name)) continue;
    if (mayBeFinalSend(name)) return 'send';
    const code = refusalByName(name);
    if (code !== null) return code;
  }
  const isNamed = names.some(goesOn);
  return isNamed && (!hasWords(shown) || goesOn(shown)) ? null : 'unclear';
}

const goesOn = (name: string): boolean => isNextQuestionName(name) || isComposedNextName(name);

/**
 * Where a vision model points: a field, an answer named by its goal (`isChoice`), a list opener or an overlay's close button. Nothing else
 * is needed, whatever it is called; and a page that hears the button go down may replace what is under it.
 */
export function judgeVisualPress(control: ControlFacts, { isChoice }: PressContext): PressVerdict {
  const code = refusedInForm(control);
  if (code !== null || isTextControl(control)) return code;
  if (control.names.some(mayBeFinalSend)) return 'send';
  // The goal decides which options are chosen.
  if (isChoiceControl(control)) return null;
  const isAnswering = isChoice || isTypedInto(control) || opensList(control) || isPlaceholderOption(control.shown);
  return refusalByNames(control.names) ?? (isAnswering || closesPart(control) ? null : 'unclear');
}

function opensList({ role, opens }: ControlFacts): boolean {
  return role === 'combobox' || role === 'listbox' || opens;
}

/** Date inputs have no role of their own. */
function isTypedInto({ type, isDrawnField }: ControlFacts): boolean {
  return isDrawnField || (type !== null && !/^(?:button|submit|reset|image|file|checkbox|radio)$/.test(type));
}

/** Nothing is closed in a wall. */
function closesPart({ isCloser, isInWall, names }: ControlFacts): boolean {
  return !isInWall && (names.length > 0 ? names.every(isCloseControl) : isCloser);
}

function refusedInForm(control: ControlFacts): RefusalCode | null {
  if (control.type === 'file') return 'upload';
  if (refusedWay(control)) return 'leaves-site';
  return control.submit ? 'send' : null;
}

/** Following any link leaves the form, and a link's script could do anything. */
function refusedWay({ url, isSameDocument, isDownload }: ControlFacts): boolean {
  if (url === null) return false;
  if (isScriptAddress(url)) return !isNoopScript(url);
  return isDownload || !isSameDocument;
}
