import type { Answer, AnswerValue } from '@/domain/form/answer';
import type { ProfileDocument } from '@/domain/form/document';
import type { PlannedField } from '@/domain/form/fill-state';
import type { Profile } from '@/domain/form/profile';
import { valueContextOf } from '@/forms/values/value-context';
import { valueFromProfile } from '@/forms/values/value-from-profile';
import { answerHandle, documentHandle } from '@/forms/values/value-handle';

/** What the user has said so far. */
export interface UserValues {
  profile: Profile;
  answers: readonly Answer[];
  documents: readonly ProfileDocument[];
}

type Named = Pick<PlannedField, 'source' | 'handle' | 'key' | 'repeatIndex' | 'question' | 'options' | 'kind'>;

/**
 * What a field's handle refers to, for display, for a job in a country (ISO 3166-1 alpha-2); null if it refers to nothing, or no longer.
 */
export function saidValue(
  field: Named,
  { profile, documents, answers }: UserValues,
  country: string | null = null,
): AnswerValue | null {
  switch (field.source) {
    case 'profile':
      return profileValue(field, profile, country);
    case 'answer':
    case 'drafted':
      return answers.find(({ id }) => field.handle === answerHandle(id))?.value ?? null;
    case 'document':
      return documents.find(({ id }) => field.handle === documentHandle(id))?.name ?? null;
    default:
      return null;
  }
}

function profileValue(field: Named, profile: Profile, country: string | null): AnswerValue | null {
  const value = field.key === null ? null : valueFromProfile(field.key, profile, valueContextOf(field, country));
  return value?.handle === field.handle ? value.value : null;
}

/** Whether a field's answer was given while its form was being filled. */
export function wasAnsweredSince(startedAt: string, { handle }: Named, answers: readonly Answer[]): boolean {
  return answers.some(({ id, changedAt }) => handle === answerHandle(id) && changedAt >= startedAt);
}
