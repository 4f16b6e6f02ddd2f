import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressCircumstances, PressVerdict } from '@/domain/page/press-verdict';
import type { ControlFacts } from '@/safety/control-facts';
import { judgeAdding, judgeBySight, judgeField, judgeNextStep } from './judge-in-form';
import { judgeLook } from './judge-look';
import { judgePager } from './judge-pager';
import { judgeRow } from './judge-row';

/**
 * The gate every press passes, by mouse, key or page script: null if the control can be what the press is for and nothing else, otherwise
 * the reason for refusal. Asked about what is hit, at the moment of the press and again before the button is released.
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
