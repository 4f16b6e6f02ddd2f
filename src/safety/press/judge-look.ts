import type { PressPurpose } from '../press-purpose';
import { refusedAsControl } from '../refused-as-control';
import { canOnlyLook } from './can-only-look';
import type { ControlFacts } from './control-facts';
import { isTextControl } from './is-choice-control';
import { isLookingScript, isScriptAddress } from './judge-script-address';
import type { PressCircumstances, PressVerdict } from './press-verdict';

/** Whether a press, while a site is looked at, searched or filtered, can only show: nothing of it says a deed, and something says that it is none. */
export function judgeLook(
  purpose: PressPurpose,
  control: ControlFacts,
  circumstances: PressCircumstances,
): PressVerdict {
  const { url, names } = control;
  if (control.isDownload) return 'unclear';
  if (isScriptAddress(url) && !isLookingScript(url)) return 'unclear';
  const role = circumstances.isChoice && control.sends !== 'form' ? 'switch' : control.role;
  // What a field is called is what it asks.
  const isField = isTextControl(control);
  for (const name of names.length > 0 && !isField ? names : ['']) {
    const code = refusedAsControl({ ...control, role, name }, circumstances);
    if (code !== null) return code;
  }
  return isField || canOnlyLook(purpose, control, circumstances) ? null : 'unclear';
}
