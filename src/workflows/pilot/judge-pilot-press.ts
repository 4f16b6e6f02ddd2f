import type { ViewportPoint } from '@/domain/form/visual-fill';
import type { InspectedTarget, ScopedTarget } from '@/domain/page/inspected-element';
import type { PageBox } from '@/page-api/viewport-shapes';
import { mayBeFinalSend } from '@/safety/names/step-words';
import { isUserOnlyPart } from './field-key-at';
import { isGoalOption, type PilotGoal } from './pilot-goal';
import type { PilotRefusal } from './pilot-refusal';

const choices = /^(?:radio|checkbox|switch|option|menuitemradio|menuitemcheckbox|treeitem)$/;

/** Why what is at a point may not be pressed; null if it may. `label`: what the pilot reads there. */
export function judgePilotPress(
  part: ScopedTarget | null,
  label: string,
  spot: ViewportPoint,
  { own, goal }: { own: readonly PageBox[]; goal: PilotGoal },
): PilotRefusal | null {
  if (label.trim() === '') return 'no-label';
  // Consents are the user's own, although "I agree" may also end a form.
  if (part && (own.some((box) => isWithin(spot, box)) || isUserOnlyPart(part, label))) return 'own';
  if (mayBeFinalSend(label)) return 'final-send';
  if (!part) return 'nothing-there';
  if (part.isSubmit) return 'submit-control';
  if (namesOf(part).some(mayBeFinalSend)) return 'final-send';
  if (part.isWayOut) return 'way-out';
  if (!part.isInScope) return 'other-site';
  if (part.type === 'file') return 'secret';
  // A choice is an answer: only the goal's are allowed.
  return choices.test(part.role) && !isGoalOption(goal, part.label || part.text) ? 'not-given' : null;
}

/** A field's content is not its name. */
function namesOf({ isEditable, text, label, controls }: InspectedTarget): string[] {
  return isEditable ? [label] : [text, label, ...controls];
}

function isWithin({ x, y }: ViewportPoint, { left, top, right, bottom }: PageBox): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
