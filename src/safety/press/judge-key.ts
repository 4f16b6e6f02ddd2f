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

/** What has the focus. */
export interface FocusFacts extends ControlFacts {
  /** Whether text is typed there. */
  isTyped: boolean;
  /** Whether Enter puts a new line there. */
  isMultiline: boolean;
  /** The button that Enter presses with it (WHATWG: the form's default button); null where there is none. */
  defaultButton: ControlFacts | null;
}

/** Whether Enter may be pressed where the focus is: in a field it sends what the field is in, on a control it presses. */
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

/** The page hears a press on it. Beside a box to search in, a picture alone or words that are harmless say no more than that it searches. */
function judgeDefaultButton(
  purpose: PressPurpose,
  button: ControlFacts,
  circumstances: PressCircumstances,
): PressVerdict {
  const isHarmless = button.names.every((name) => saysHarmless(name) || !hasWords(name));
  if (!isHarmless) return judgePress(purpose, button, circumstances);
  return button.submit && refusedByPageAddress(button.submit.url, circumstances.siteUrl);
}
