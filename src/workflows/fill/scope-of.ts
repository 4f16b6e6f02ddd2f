import type { AnswerScope } from '@/domain/answer';
import type { FillState } from '@/domain/fill-state';
import type { FormField } from '@/domain/form-field';

/** Whom one applies to, and for what. */
export type AppliedAt = Pick<FillState, 'title' | 'country' | 'company'>;

/** Where the posting is not known the title of its form names the company: a host does not, where many companies share one. */
export const scopeOf = (key: FormField['key'], { title, country, company }: AppliedAt): AnswerScope => ({
  key,
  country,
  company: company ?? (title || null),
});
