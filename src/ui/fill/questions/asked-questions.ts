import { isSensitive } from '@/domain/form/field-keys';
import type { FillState, PlannedField } from '@/domain/form/fill-state';

/** The current form page's questions for the user: required ones first. */
export function askedQuestions({ fields, page }: Pick<FillState, 'fields' | 'page'>): PlannedField[] {
  const asked = fields.filter((field) => field.page === page && field.source === 'asked' && field.outcome === 'open');
  return [...asked.filter(({ isRequired }) => isRequired), ...asked.filter(({ isRequired }) => !isRequired)];
}

/** Whether only the user may answer it. */
export const isOnlyTheirs = ({ key }: Pick<PlannedField, 'key'>): boolean => key !== null && isSensitive(key);
