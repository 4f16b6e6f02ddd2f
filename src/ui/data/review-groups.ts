import { isFillable, isSensitive } from '@/domain/form/field-keys';
import type { PlannedField } from '@/domain/form/fill-state';

/** A form's fields in the order the user reviews them. */
export interface ReviewGroups<Field> {
  /** What only the user can do, or must check. */
  left: Field[];
  filled: Field[];
  /** What was there before. */
  kept: Field[];
}

/** What needs the user comes first, otherwise in form order. Traps for robots are never filled, and not shown. */
export function reviewGroups<Field extends PlannedField>(fields: readonly Field[]): ReviewGroups<Field> {
  const shown = fields.filter(({ key }) => key !== 'never.honeypot');
  const inGroup = (isIn: (field: Field) => boolean) =>
    shown.filter(isIn).sort((one, other) => rankOf(one) - rankOf(other));
  return {
    left: inGroup(({ outcome }) => outcome === 'left' || outcome === 'open' || outcome === 'not-held'),
    filled: inGroup(({ outcome }) => outcome === 'held'),
    kept: inGroup(({ outcome }) => outcome === 'kept'),
  };
}

/** Whether a question that could be answered was not. */
export const isUnanswered = ({ source, reason }: PlannedField): boolean =>
  source === 'asked' || reason === 'unanswered';

function rankOf(field: PlannedField): number {
  const isLeft = field.outcome === 'left' || field.outcome === 'open' || field.outcome === 'not-held';
  if (isLeft && field.isRequired) return 0;
  if (field.key !== null && isSensitive(field.key)) return 1;
  if (field.outcome === 'not-held' || isUnanswered(field)) return 2;
  // Consent and signature come last.
  return isFillable(field) ? 3 : 4;
}
