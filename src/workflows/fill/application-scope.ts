import type { AnswerScope } from '@/domain/form/answer';
import type { FillState } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';

/** The employer and position applied for. */
export type ApplicationTarget = Pick<FillState, 'title' | 'country' | 'company'>;

/** If the posting is unknown, the form's title names the company: hosts are often shared by many. */
export const answerScopeOf = (key: FormField['key'], { title, country, company }: ApplicationTarget): AnswerScope => ({
  key,
  country,
  company: company ?? (title || null),
});
