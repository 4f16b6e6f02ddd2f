import { isSearchField } from '@/domain/search-field';
import type { PressPurpose } from '../press-purpose';
import { refusedByPageAddress } from '../refused-address';
import { refusedBySurroundings } from '../refused-as-control';
import { saysHarmless } from '../words/says-harmless';
import type { ControlFacts } from './control-facts';
import { hasWords } from './has-words';
import { isTextControl } from './is-choice-control';
import { judgePress } from './judge-press';
import type { PressCircumstances, PressVerdict } from './press-verdict';

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
export function judgeEnter(
  purpose: PressPurpose,
  focused: FocusFacts,
  circumstances: PressCircumstances,
): PressVerdict {
  if (focused.isMultiline) return null;
  if (!focused.isTyped && !isTextControl(focused)) return judgePress(purpose, focused, circumstances);
  const isForSearch =
    focused.sends !== 'form' && focused.names.concat('').some((name) => isSearchField({ ...focused, name }));
  if (!isForSearch || refusedBySurroundings({ ...focused, name: '' }) !== null) return 'not-a-search-field';
  return focused.defaultButton && judgeDefaultButton(purpose, focused.defaultButton, circumstances);
}

/** The page sees a press on it. Beside a search box, a mere picture or harmless words suffice to show that it searches. */
function judgeDefaultButton(
  purpose: PressPurpose,
  button: ControlFacts,
  circumstances: PressCircumstances,
): PressVerdict {
  const isHarmless = button.names.every((name) => saysHarmless(name) || !hasWords(name));
  if (!isHarmless) return judgePress(purpose, button, circumstances);
  return button.submit && refusedByPageAddress(button.submit.url, circumstances.siteUrl);
}
