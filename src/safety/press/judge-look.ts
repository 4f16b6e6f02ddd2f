import { refusedAsControl } from '../refused-as-control';
import type { ControlFacts } from './control-facts';
import { isChoiceControl, isTextControl } from './is-choice-control';
import { isIdleScript, isPlainCall, isScriptAddress } from './judge-script-address';
import type { PressCircumstances, PressVerdict } from './press-verdict';

/** Whether a press, while a site is looked at, searched or filtered, can do nothing that is never done. */
export function judgeLook(control: ControlFacts, circumstances: PressCircumstances): PressVerdict {
  const { url, names } = control;
  if (control.isDownload) return 'unclear';
  if (isScriptAddress(url) && !isIdleScript(url) && !isPlainCall(url)) return 'unclear';
  const role = circumstances.isChoice && control.sends !== 'form' ? 'switch' : control.role;
  // What a field is called is what it asks.
  const isField = isTextControl(control);
  for (const name of names.length > 0 && !isField ? names : ['']) {
    const code = refusedAsControl({ ...control, role, name }, circumstances);
    if (code !== null) return code;
  }
  return isField || names.length > 0 || isHarmlessWithoutName(control, circumstances) ? null : 'unclear';
}

/** Rows, pagers, openers and closers may be pictures; so may choices. Of a wall nothing is closed without a word. */
function isHarmlessWithoutName(control: ControlFacts, { isChoice }: PressCircumstances): boolean {
  if (control.isInWall) return false;
  const { isKnownRow, isKnownPager, isInPager, opens, isCloser, row } = control;
  if (isKnownRow || isKnownPager || isInPager || opens || isCloser) return true;
  return isChoice || isChoiceControl(control) || row?.hasOwnAddress === true;
}
