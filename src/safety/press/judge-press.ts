import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressContext, PressVerdict } from '@/domain/page/press-verdict';
import type { ControlFacts } from '@/safety/control-facts';
import { judgeExplorePress } from './judge-explore-press';
import { judgeGoalPress } from './judge-goal-press';
import { judgeAddEntry, judgeField, judgeKeepEntry, judgeNextStep, judgeVisualPress } from './judge-in-form';
import { judgePagerPress } from './judge-pager';
import { judgeRowPress } from './judge-row';

/**
 * The gate every press passes, by mouse, key or page script: null if the control can be what the press is for and nothing else, otherwise
 * the reason for refusal. Asked about what is hit, at the moment of the press and again before the button is released.
 */
export function judgePress(purpose: PressPurpose, control: ControlFacts, context: PressContext): PressVerdict {
  switch (purpose) {
    case 'open-row':
      return judgeRowPress(control);
    case 'turn-page':
      return judgePagerPress(control, context);
    case 'explore':
    case 'filter':
    case 'search':
    case 'reveal-apply':
      return judgeExplorePress(purpose, control, context);
    case 'close':
      return control.isInWall ? 'unclear' : judgeExplorePress(purpose, control, context);
    case 'fill-field':
      return judgeField(control, context);
    case 'add-part':
      return judgeAddEntry(control);
    case 'keep-part':
      return judgeKeepEntry(control);
    case 'next-step':
      return judgeNextStep(control);
    case 'by-sight':
      return judgeVisualPress(control, context);
    case 'goal':
      return judgeGoalPress(control, context);
  }
}
