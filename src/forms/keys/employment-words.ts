import type { FieldKey } from '@/domain/form/field-key';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';

/** What a form asks about each employment and each school. */
export type EmploymentKey = Extract<FieldKey, `work.${string}` | `education.${string}`>;

export type EmploymentKind = 'work' | 'education';

/** Headings above employments and schools. */
export const employmentHeadings: Readonly<Record<EmploymentKind, ByLanguage>> = {
  work: phrases('history.workHeadings'),
  education: phrases('history.educationHeadings'),
};
