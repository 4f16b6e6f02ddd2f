import type { PlannedField } from '@/domain/fill-state';

/** What became of one field. */
export type FieldEnd = Pick<PlannedField, 'outcome' | 'reason'>;
