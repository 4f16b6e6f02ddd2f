import type { AnswerValue } from '@/domain/answer';
import type { PlannedField } from '@/domain/fill-state';
import type { FormField } from '@/domain/form-field';
import { valueFromProfile } from '@/domain/profile-values/value-from-profile';
import { answerIdOf } from '@/domain/value-handle';
import { contextOf } from './plan-fields';
import type { Filling } from './ports';

/** The value that a plan names, read at the moment it is put in; null where the user took it back meanwhile. */
export async function plannedValue(
  { store, run, now }: Filling,
  { source, key, handle }: PlannedField,
  field: FormField,
): Promise<AnswerValue | null> {
  if (source === 'profile' && key !== null) {
    return valueFromProfile(key, await store.profile(), contextOf(field))?.value ?? null;
  }
  const id = answerIdOf(handle ?? '');
  const answer = (await store.answers()).find((one) => one.id === id);
  if (!answer) return null;
  const { site, state } = run.run;
  await store.addUse(answer.id, { site, formTitle: state.title, at: now() });
  return answer.value;
}
