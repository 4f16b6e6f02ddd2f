import type { FieldKey } from '@/domain/field-key';
import type { ScopedPart, SeenPart } from '@/domain/seen-element';
import { askedKey, isOwn } from './asked-key';
import { isOpenQuestion, type PilotGoal } from './goal';
import type { PilotRefusal } from './refusal';

/** Kinds of fields that hold secrets, or no text. */
const secretTypes = /^(?:password|file|hidden|submit|image|button|reset|color|range)$/;
/** What a browser itself keeps apart. */
const secretTokens = /(?:^|\s)(?:(?:current|new)-password|one-time-code|cc-[a-z-]+)(?:\s|$)/;

/** Whether text goes into what has the focus: a field, or what the pilot itself pressed that only a script draws. */
export function takesText(focused: ScopedPart | null, pressed: SeenPart | null): focused is ScopedPart {
  if (!focused) return false;
  const isPressed = pressed?.isDrawn === true && pressed.tag === focused.tag && pressed.id === focused.id;
  return focused.isEditable || (focused.isDrawn && focused.isFocusable && isPressed);
}

/** Why nothing may be typed there; null where it may. `key`: what the text to be typed answers, where that is known. */
export function judgeTyping(focused: ScopedPart, key: FieldKey | null, goal: PilotGoal): PilotRefusal | null {
  if (!focused.isInScope) return 'other-site';
  if (secretTypes.test(focused.type) || secretTokens.test(focused.autocomplete.toLowerCase())) return 'secret';
  if (isOwn(focused)) return 'own';
  const asked = askedKey(focused);
  if (asked !== null && key !== null && asked !== key) return 'other-question';
  return focused.isEmpty || isOpenQuestion(goal, focused.label) ? null : 'has-value';
}
