import { applicant } from '../applicant.ts';
import type { FormQuestion } from '../form-question.ts';

/** What a person who knows the applicant answers a question with; null where they leave it. */
export function answerOf({ truth, kind, options, id }: FormQuestion): string | string[] | null {
  if (truth.is === 'never') return truth.person === truth.rest ? null : truth.person;
  if (truth.is === 'asked') return Array.isArray(truth.answer) ? truth.answer : String(truth.answer);
  if (kind === 'several' && truth.right.as === 'some')
    return truth.right.values.filter((value) => options?.includes(value));
  if (truth.right.as === 'all') return [...truth.right.values];
  if (id === 'phone') return applicant.phone.national;
  return truth.right.values[0] ?? null;
}
