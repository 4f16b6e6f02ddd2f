import type { FieldKey } from '@/domain/form/field-key-schema';

/** What a form asks about each employment and each school. */
export type EmploymentKey = Extract<FieldKey, `work.${string}` | `education.${string}`>;

export type EmploymentKind = 'work' | 'education';
