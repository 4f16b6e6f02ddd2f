import { isSearchField } from '@/domain/search-field';
import type { PressPurpose } from '../press-purpose';
import { refusedBySurroundings } from '../refused-as-control';
import type { ControlFacts } from './control-facts';
import { isTextControl } from './is-choice-control';
import { judgePress } from './judge-press';
import type { PressCircumstances, PressVerdict } from './press-verdict';

/** What has the focus. */
export interface FocusFacts extends ControlFacts {
  /** Whether text is typed there. */
  isTyped: boolean;
  /** Whether Enter puts a new line there. */
  isMultiline: boolean;
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
  return isForSearch && refusedBySurroundings({ ...focused, name: '' }) === null ? null : 'not-a-search-field';
}
