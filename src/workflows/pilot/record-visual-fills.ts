import { type FieldEnd, type FillState, type PlannedField, withEnd } from '@/domain/form/fill-state';
import type { Filling } from '@/workflows/form/fill-ports';
import { fieldId, shownFields } from '@/workflows/form/visible-form-fields';
import type { PilotGoal } from './pilot-goal';

const bySight: FieldEnd = { outcome: 'held', reason: 'piloted' };

/** Records open questions that have a value since the pilot was there, marked as filled visually, for the user to check. */
export async function keepSeen(
  filling: Filling,
  open: readonly PlannedField[],
  { questions }: PilotGoal,
  given: readonly string[],
): Promise<void> {
  const isGiven = (text: string | null | undefined) => typeof text === 'string' && given.includes(text);
  const tried = open.filter((_, index) => isGiven(questions[index]?.put) || isGiven(questions[index]?.choose));
  if (tried.length === 0) return;
  const shown = await shownFields(filling);
  const filled = new Set(shown.filter(({ field }) => field.value !== '').map(fieldId));
  for (const field of tried.filter(({ id }) => filled.has(id))) {
    const { question, handle } = field;
    const change = (state: FillState) => withEnd(state, field, bySight);
    await filling.run.step('filled-field', { question, handle, ...bySight }, { change });
  }
}
