import type { PlannedField } from '@/domain/fill-state';
import type { Filling } from '../fill/ports';
import { fieldId, shownFields } from '../fill/questions-of';
import type { PilotGoal } from './goal';

/** Notes which open questions something stands in since the pilot was there. It is said to be by sight: the user looks once more. */
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
  for (const { id, page, question, handle } of tried.filter((field) => filled.has(field.id))) {
    const end = { outcome: 'held' as const, reason: 'piloted' };
    await filling.run.step(
      'filled-field',
      { question, handle, ...end },
      {
        change: (state) => ({
          ...state,
          fields: state.fields.map((field) => (field.id === id && field.page === page ? { ...field, ...end } : field)),
        }),
      },
    );
  }
}
