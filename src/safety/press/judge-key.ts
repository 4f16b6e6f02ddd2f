import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressContext, PressVerdict } from '@/domain/page/press-verdict';
import { isSearchField } from '@/language/words/controls/search-box';
import { refusalByNextPageUrl } from '@/safety/addresses/refused-url';
import type { ControlFacts } from '@/safety/control-facts';
import { isHarmlessName } from '@/safety/names/is-harmless-name';
import { refusalBySurroundings } from '../refused-as-control';
import { hasWords } from './has-words';
import { isTextControl } from './is-choice-control';
import { judgeGoalPress } from './judge-goal-press';
import { judgePress } from './judge-press';

/** The focused element. */
export interface FocusFacts extends ControlFacts {
  /** Whether it accepts text. */
  isTyped: boolean;
  /** Whether Enter inserts a new line. */
  isMultiline: boolean;
  /** The button Enter presses with it (WHATWG: the form's default button); null if there is none. */
  defaultButton: ControlFacts | null;
}

/** Whether Enter may be pressed: in a field it submits the form, on a control it presses it. */
export function judgeEnterKey(purpose: PressPurpose, focused: FocusFacts, context: PressContext): PressVerdict {
  if (focused.isMultiline) return null;
  if (!focused.isTyped && !isTextControl(focused)) return judgePress(purpose, focused, context);
  if (purpose === 'goal') return judgeGoalEnter(focused, context);
  const isForSearch =
    focused.sends !== 'form' && focused.names.concat('').some((name) => isSearchField({ ...focused, name }));
  if (!isForSearch || refusalBySurroundings({ ...focused, name: '' }) !== null) return 'not-a-search-field';
  return focused.defaultButton && judgeDefaultButton(purpose, focused.defaultButton, context);
}

/** The page sees a press on it. Beside a search box, a mere picture or harmless words suffice to show that it searches. */
function judgeDefaultButton(purpose: PressPurpose, button: ControlFacts, context: PressContext): PressVerdict {
  const isHarmless = button.names.every((name) => isHarmlessName(name) || !hasWords(name));
  if (!isHarmless) return judgePress(purpose, button, context);
  return button.submit && refusalByNextPageUrl(button.submit.url, context.siteUrl);
}

/** What Enter presses is judged like a press on it; without a button, the form that it sends. */
function judgeGoalEnter(focused: FocusFacts, context: PressContext): PressVerdict {
  const { defaultButton, sends } = focused;
  if (defaultButton && sends !== 'search') return judgeGoalPress(defaultButton, context);
  return sends === 'form' ? judgeGoalPress({ ...focused, role: 'button' }, context) : null;
}
