import type { FieldKey } from '@/domain/form/field-key-schema';
import type { InspectedTarget, ScopedTarget } from '@/domain/page/inspected-element';
import { fieldKeyOfPart, isUserOnlyPart } from './field-key-at';
import { isGoalQuestion, type PilotGoal } from './pilot-goal';
import type { PilotRefusal } from './pilot-refusal';

/** Field types for secrets, or without text. */
const secretTypes = /^(?:password|file|hidden|submit|image|button|reset|color|range)$/;
/** What browsers treat specially. */
const secretTokens = /(?:^|\s)(?:(?:current|new)-password|one-time-code|cc-[a-z-]+)(?:\s|$)/;

/** Whether text goes to the focused part: a field, or a script-drawn part the pilot just pressed. */
export function canTypeInto(focused: ScopedTarget | null, pressed: InspectedTarget | null): focused is ScopedTarget {
  if (!focused) return false;
  const isPressed = pressed?.isDrawn === true && pressed.tag === focused.tag && pressed.id === focused.id;
  return focused.isEditable || (focused.isDrawn && focused.isFocusable && isPressed);
}

/** Why nothing may be typed there; null if it may. `key`: the key the text answers, if known. */
export function judgePilotTyping(focused: ScopedTarget, key: FieldKey | null, goal: PilotGoal): PilotRefusal | null {
  if (!focused.isInScope) return 'other-site';
  if (secretTypes.test(focused.type) || secretTokens.test(focused.autocomplete.toLowerCase())) return 'secret';
  if (isUserOnlyPart(focused)) return 'own';
  const asked = fieldKeyOfPart(focused);
  if (asked !== null && key !== null && asked !== key) return 'other-question';
  return focused.isEmpty || isGoalQuestion(goal, focused.label) ? null : 'has-value';
}
