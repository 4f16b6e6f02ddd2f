import { type FieldResult, type FillState, type PlannedField, withFieldResult } from '@/domain/form/fill-state';
import type { FillContext } from '@/workflows/form/fill-ports';
import { readShownFields, shownFieldId } from '@/workflows/form/visible-form-fields';
import type { PilotGoal } from './pilot-goal';

const bySight: FieldResult = { outcome: 'held', reason: 'piloted' };

/** Records open questions that have a value since the pilot was there, marked as filled visually, for the user to check. */
export async function recordVisuallyFilled(
  filling: FillContext,
  open: readonly PlannedField[],
  { questions }: PilotGoal,
  given: readonly string[],
): Promise<void> {
  const isGiven = (text: string | null | undefined) => typeof text === 'string' && given.includes(text);
  const tried = open.filter((_, index) => isGiven(questions[index]?.put) || isGiven(questions[index]?.choose));
  if (tried.length === 0) return;
  const shown = await readShownFields(filling);
  const filled = new Set(shown.filter(({ field }) => field.value !== '').map(shownFieldId));
  for (const field of tried.filter(({ id }) => filled.has(id))) {
    const { question, handle } = field;
    const change = (state: FillState) => withFieldResult(state, field, bySight);
    await filling.run.step('filled-field', { question, handle, ...bySight }, { change });
  }
}
