import type { AnswerValue } from '@/domain/form/answer';
import type { PlannedField } from '@/domain/form/fill-state';
import type { ValueContext } from '@/forms/values/profile-value';
import { valueFromProfile } from '@/forms/values/value-from-profile';
import { answerIdOf } from '@/forms/values/value-handle';
import type { FillContext } from './fill-ports';

/** The current value behind a plan's handle; null if the user removed it. */
export async function resolveHandle(
  { store }: FillContext,
  { source, key, handle }: PlannedField,
  context: ValueContext,
): Promise<AnswerValue | null> {
  if (source === 'profile' && key !== null) {
    return valueFromProfile(key, await store.profile(), context)?.value ?? null;
  }
  const id = answerIdOf(handle);
  return (await store.answers()).find((answer) => answer.id === id)?.value ?? null;
}

/** Records that an answer was used here, if the handle means one. */
export async function recordAnswerUse({ store, run, now }: FillContext, handle: string | null): Promise<void> {
  const id = answerIdOf(handle);
  const { site, state } = run.run;
  if (id !== null) await store.addUse(id, { site, formTitle: state.title, at: now() });
}
