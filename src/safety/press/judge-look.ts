import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressCircumstances, PressVerdict } from '@/domain/page/press-verdict';
import type { ControlFacts } from '@/safety/control-facts';
import { refusedAsControl } from '../refused-as-control';
import { isTextControl } from './is-choice-control';
import { canOnlyLook } from './is-view-only';
import { isLookingScript, isScriptAddress } from './judge-script-url';

/**
 * Whether a press while exploring, searching or filtering only shows something: no forbidden action is named, and there is evidence against
 * one.
 */
export function judgeLook(
  purpose: PressPurpose,
  control: ControlFacts,
  circumstances: PressCircumstances,
): PressVerdict {
  const { url, names } = control;
  if (control.isDownload) return 'unclear';
  if (isScriptAddress(url) && !isLookingScript(url)) return 'unclear';
  const role = circumstances.isChoice && control.sends !== 'form' ? 'switch' : control.role;
  // A field's name is its question.
  const isField = isTextControl(control);
  for (const name of names.length > 0 && !isField ? names : ['']) {
    const code = refusedAsControl({ ...control, role, name }, circumstances);
    if (code !== null) return code;
  }
  return isField || canOnlyLook(purpose, control, circumstances) ? null : 'unclear';
}
