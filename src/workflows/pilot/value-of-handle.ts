import type { AnswerValue } from '@/domain/answer';
import { isForUserOnly } from '@/domain/field-key';
import type { PlannedField } from '@/domain/fill-state';
import { profileKeys } from '@/domain/profile-values/profile-keys';
import { valueFromProfile } from '@/domain/profile-values/value-from-profile';
import { answerIdOf } from '@/domain/value-handle';
import type { Filling } from '../fill/ports';
import type { GivenValue } from './acting';

/** What the user says to a planned field now; null where they took it back. */
export async function valueOfField({ store }: Filling, field: PlannedField): Promise<AnswerValue | null> {
  const { source, key, question, options, repeatIndex, handle } = field;
  if (source === 'profile' && key !== null) {
    const context = { country: null, repeat: repeatIndex, question, ...(options ? { options } : {}) };
    return valueFromProfile(key, await store.profile(), context)?.value ?? null;
  }
  const id = answerIdOf(handle);
  return (await store.answers()).find((answer) => answer.id === id)?.value ?? null;
}

/** What a handle of the goal stands for at this moment: that of an open question, else of the profile. Only what is a text. */
export async function valueOfHandle(
  filling: Filling,
  questions: readonly PlannedField[],
  handle: string,
): Promise<GivenValue | null> {
  const field = questions.find((one) => one.handle === handle);
  if (!field) return fromProfile(filling, handle);
  const value = await valueOfField(filling, field);
  if (typeof value !== 'string') return null;
  await noteUse(filling, handle);
  return { text: value, key: field.key };
}

async function fromProfile({ store }: Filling, handle: string): Promise<GivenValue | null> {
  const profile = await store.profile();
  for (const { key } of profileKeys(profile, null)) {
    const said = isForUserOnly(key) ? null : valueFromProfile(key, profile, { country: null, repeat: null });
    if (said?.handle === handle && typeof said.value === 'string') return { text: said.value, key };
  }
  return null;
}

async function noteUse({ store, run, now }: Filling, handle: string): Promise<void> {
  const id = answerIdOf(handle);
  const { site, state } = run.run;
  if (id !== null) await store.addUse(id, { site, formTitle: state.title, at: now() });
}
