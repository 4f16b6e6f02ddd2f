import { saysChoose } from '@/domain/form-keys/choose-words';
import type { RefusalCode } from '@/domain/refusal-code';
import { canGoOn } from '../next-step/goes-on';
import { refusedByName, refusedByNames } from '../words/refused-control';
import { saysClose } from '../words/says-close';
import { mayBeFinalSend, saysNextStep } from '../words/step-words';
import type { ControlFacts } from './control-facts';
import { hasWords } from './has-words';
import { isChoiceControl, isTextControl } from './is-choice-control';
import { isIdleScript, isScriptAddress } from './judge-script-address';
import type { PressCircumstances, PressVerdict } from './press-verdict';

/** Focus, opener or choice of a field: never what submits, leads away or says a deed. Which choices are made is judged elsewhere. */
export function judgeField(control: ControlFacts, { isChoice }: PressCircumstances): PressVerdict {
  const code = refusedInForm(control);
  if (code !== null || isChoice || isChoiceControl(control) || isTextControl(control)) return code;
  if (opensList(control)) return refusedByName(control.shown);
  return refusedByNames(control.names) ?? (control.names.length > 0 || isTypedInto(control) ? null : 'unclear');
}

/** Adds one more part to the form: it says what it adds. */
export function judgeAdding(control: ControlFacts): PressVerdict {
  const code = refusedInForm(control);
  if (code !== null) return code;
  if (control.names.length === 0) return 'unclear';
  return control.names.some(mayBeFinalSend) ? 'send' : refusedByNames(control.names);
}

/** Goes on to the next page of the form: what is read on it says just that, and nothing else that it is called says more. */
export function judgeNextStep(control: ControlFacts): PressVerdict {
  const { submit, names, shown } = control;
  if (refusedWay(control)) return 'leaves-site';
  if (control.type === 'file' || control.type === 'password') return 'unclear';
  if (submit && !(submit.isOwnOrigin && submit.isInPlace)) return 'leaves-site';
  if (submit && !canGoOn(submit)) return 'send';
  for (const name of names) {
    if (saysNextStep(name, true)) continue;
    if (mayBeFinalSend(name)) return 'send';
    const code = refusedByName(name);
    if (code !== null) return code;
  }
  const isNamed = names.some((name) => saysNextStep(name, true));
  return isNamed && (!hasWords(shown) || saysNextStep(shown, true)) ? null : 'unclear';
}

/**
 * What a model that sees points at: a field, an answer that its goal names (`isChoice`), what opens a list or closes a part over the page. Of
 * anything else nobody needs the press, whatever it is called; and a page that hears the button go down may make another thing of it.
 */
export function judgeBySight(control: ControlFacts, { isChoice }: PressCircumstances): PressVerdict {
  const code = refusedInForm(control);
  if (code !== null || isTextControl(control)) return code;
  if (control.names.some(mayBeFinalSend)) return 'send';
  // Which choices are made is judged by the goal.
  if (isChoiceControl(control)) return null;
  const isAnswering = isChoice || isTypedInto(control) || opensList(control) || saysChoose(control.shown);
  return refusedByNames(control.names) ?? (isAnswering || closesPart(control) ? null : 'unclear');
}

function opensList({ role, opens }: ControlFacts): boolean {
  return role === 'combobox' || role === 'listbox' || opens;
}

/** Inputs for dates have no role of their own. */
function isTypedInto({ type, isDrawnField }: ControlFacts): boolean {
  return isDrawnField || (type !== null && !/^(?:button|submit|reset|image|file|checkbox|radio)$/.test(type));
}

/** Of a wall nothing is closed. */
function closesPart({ isCloser, isInWall, names }: ControlFacts): boolean {
  return !isInWall && (names.length > 0 ? names.every(saysClose) : isCloser);
}

function refusedInForm(control: ControlFacts): RefusalCode | null {
  if (control.type === 'file') return 'upload';
  if (refusedWay(control)) return 'leaves-site';
  return control.submit ? 'send' : null;
}

/** Inside a form every link that is followed leaves it, and a script of a link can be anything. */
function refusedWay({ url, isSameDocument, isDownload }: ControlFacts): boolean {
  if (url === null) return false;
  if (isScriptAddress(url)) return !isIdleScript(url);
  return isDownload || !isSameDocument;
}
