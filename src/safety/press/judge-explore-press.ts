import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressContext, PressVerdict } from '@/domain/page/press-verdict';
import type { ControlFacts } from '@/safety/control-facts';
import { refusalAsControl } from '../refused-as-control';
import { isTextControl } from './is-choice-control';
import { isViewOnly } from './is-view-only';
import { isScriptAddress, isViewOnlyScript } from './judge-script-url';

/**
 * Whether a press while exploring, searching or filtering only shows something: no forbidden action is named, and there is evidence against
 * one.
 */
export function judgeExplorePress(purpose: PressPurpose, control: ControlFacts, context: PressContext): PressVerdict {
  const { url, names } = control;
  if (control.isDownload) return 'unclear';
  // What closes a newsletter is called after it.
  if (control.agrees && purpose !== 'close') return 'agree';
  if (isScriptAddress(url) && !isViewOnlyScript(url)) return 'unclear';
  const role = context.isChoice && control.sends !== 'form' ? 'switch' : control.role;
  // A field's name is its question.
  const isField = isTextControl(control);
  for (const name of names.length > 0 && !isField ? names : ['']) {
    const code = refusalAsControl({ ...control, role, name }, context);
    if (code !== null) return code;
  }
  return isField || isViewOnly(purpose, control, context) ? null : 'unclear';
}
