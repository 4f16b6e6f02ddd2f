import type { RefusalCode } from '@/domain/refusal-code';
import { refusedByName, refusedByNames } from '../words/refused-control';
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
  if (control.role === 'combobox' || control.role === 'listbox' || control.opens) return refusedByName(control.shown);
  return refusedByNames(control.names);
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
  for (const name of names) {
    if (saysNextStep(name, true)) continue;
    if (mayBeFinalSend(name)) return 'send';
    const code = refusedByName(name);
    if (code !== null) return code;
  }
  const isNamed = names.some((name) => saysNextStep(name, true));
  return isNamed && (!hasWords(shown) || saysNextStep(shown, true)) ? null : 'unclear';
}

/** What a model that sees points at. Answers are judged by its goal. */
export function judgeBySight(control: ControlFacts): PressVerdict {
  const code = refusedInForm(control);
  if (code !== null || isTextControl(control)) return code;
  if (control.names.some(mayBeFinalSend)) return 'send';
  return isChoiceControl(control) ? null : refusedByNames(control.names);
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
