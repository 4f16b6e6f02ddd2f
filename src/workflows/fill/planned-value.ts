import type { AnswerValue } from '@/domain/answer';
import type { PlannedField } from '@/domain/fill-state';
import type { FormField } from '@/domain/form-field';
import { valueFromProfile } from '@/domain/profile-values/value-from-profile';
import { contextOf, scopeOf } from './plan-fields';
import type { Filling } from './ports';

/** The value that a plan names, read at the moment it is put in; null where the user took it back meanwhile. */
export async function plannedValue(
  { store, run, now }: Filling,
  { source }: PlannedField,
  field: FormField,
): Promise<AnswerValue | null> {
  if (source === 'profile' && field.key !== null) {
    return valueFromProfile(field.key, await store.profile(), contextOf(field))?.value ?? null;
  }
  if (source !== 'answer') return null;
  const answer = await store.findAnswer(field.question, scopeOf(field));
  if (!answer) return null;
  const { site, state } = run.run;
  await store.addUse(answer.id, { site, formTitle: state.title, at: now() });
  return answer.value;
}
