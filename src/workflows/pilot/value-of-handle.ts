import type { AnswerValue } from '@/domain/form/answer';
import type { PlannedField } from '@/domain/form/fill-state';
import { plannedContext } from '@/forms/values/value-context';
import type { Filling } from '@/workflows/form/fill-ports';
import { namedValue, noteUse } from '@/workflows/form/named-value';
import type { GivenValue } from './action-result';
import type { LeftOpen } from './find-open-questions';
import { profileTexts } from './profile-texts';

/** The user's current value for an open question; null if removed. */
export function valueOfField(
  filling: Filling,
  { forms }: Pick<LeftOpen, 'forms'>,
  field: PlannedField,
): Promise<AnswerValue | null> {
  const { country } = filling.run.run.state;
  return namedValue(filling, field, { ...forms.get(field.frameId), ...plannedContext(field, country) });
}

/** A handle's current text: of an open question, else of the profile. */
export async function valueOfHandle(filling: Filling, left: LeftOpen, handle: string): Promise<GivenValue | null> {
  const field = left.questions.find((one) => one.handle === handle);
  if (!field) return fromProfile(filling, handle);
  const value = await valueOfField(filling, left, field);
  if (typeof value !== 'string') return null;
  await noteUse(filling, handle);
  return { text: value, key: field.key };
}

async function fromProfile({ store, run }: Filling, handle: string): Promise<GivenValue | null> {
  const texts = profileTexts(await store.profile(), run.run.state.country);
  return texts.find((one) => one.handle === handle) ?? null;
}
