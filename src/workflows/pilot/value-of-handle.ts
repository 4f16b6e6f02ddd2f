import type { AnswerValue } from '@/domain/form/answer';
import type { PlannedField } from '@/domain/form/fill-state';
import { isTypedInWords, valueContextOf } from '@/forms/values/value-context';
import type { FillContext } from '@/workflows/form/fill-ports';
import { recordAnswerUse, resolveHandle } from '@/workflows/form/resolve-handle';
import type { GivenValue } from './action-result';
import type { OpenForPilot } from './find-open-questions';
import { profileTexts } from './profile-texts';

/** The user's current value for an open question; null if removed. */
export function currentFieldValue(
  filling: FillContext,
  { forms }: Pick<OpenForPilot, 'forms'>,
  field: PlannedField,
): Promise<AnswerValue | null> {
  const { country } = filling.run.run.state;
  const context = { ...valueContextOf(field, country), isTyped: isTypedInWords(field) };
  return resolveHandle(filling, field, { ...forms.get(field.frameId), ...context });
}

/** A handle's current text: of an open question, else of the profile. */
export async function currentHandleValue(
  filling: FillContext,
  left: OpenForPilot,
  handle: string,
): Promise<GivenValue | null> {
  const field = left.questions.find((one) => one.handle === handle);
  if (!field) return fromProfile(filling, handle);
  const value = await currentFieldValue(filling, left, field);
  if (typeof value !== 'string') return null;
  await recordAnswerUse(filling, handle);
  return { text: value, key: field.key };
}

async function fromProfile({ store, run }: FillContext, handle: string): Promise<GivenValue | null> {
  const texts = profileTexts(await store.profile(), run.run.state.country);
  return texts.find((one) => one.handle === handle) ?? null;
}
