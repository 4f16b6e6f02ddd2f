import type { PressPurpose } from '../press-purpose';
import type { ControlFacts } from './control-facts';
import { judgeAdding, judgeBySight, judgeField, judgeNextStep } from './judge-in-form';
import { judgeLook } from './judge-look';
import { judgePager } from './judge-pager';
import { judgeRow } from './judge-row';
import type { PressCircumstances, PressVerdict } from './press-verdict';

/**
 * The gate that every press passes, by the mouse, by a key and by the page script: null where the control can be what the press is
 * wanted for and nothing else, else why it is not pressed. Asked at the moment of the press of what is hit, and once more before the
 * button is let go.
 */
export function judgePress(
  purpose: PressPurpose,
  control: ControlFacts,
  circumstances: PressCircumstances,
): PressVerdict {
  switch (purpose) {
    case 'open-row':
      return judgeRow(control);
    case 'turn-page':
      return judgePager(control, circumstances);
    case 'explore':
    case 'filter':
    case 'search':
    case 'reveal-apply':
      return judgeLook(purpose, control, circumstances);
    case 'close':
      return control.isInWall ? 'unclear' : judgeLook(purpose, control, circumstances);
    case 'fill-field':
      return judgeField(control, circumstances);
    case 'add-part':
      return judgeAdding(control);
    case 'next-step':
      return judgeNextStep(control);
    case 'by-sight':
      return judgeBySight(control, circumstances);
  }
}
