import { isNever, isSensitive } from '@/domain/field-key';
import type { PlannedField } from '@/domain/fill-state';

/** The fields of a form as the user goes through them before they send it. */
export interface ReviewGroups<Field> {
  /** What only the user can do, or has to look at. */
  left: Field[];
  filled: Field[];
  /** What somebody else had put in before. */
  kept: Field[];
}

/** What wants the user first comes first; else the order of the form. Traps for robots are nobody's to fill, and not shown. */
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

/** Whether a question was open to an answer, and got none. */
export const isUnanswered = ({ source, reason }: PlannedField): boolean =>
  source === 'asked' || reason === 'unanswered';

function rankOf(field: PlannedField): number {
  const isLeft = field.outcome === 'left' || field.outcome === 'open' || field.outcome === 'not-held';
  if (isLeft && field.isRequired) return 0;
  if (field.key !== null && isSensitive(field.key)) return 1;
  if (field.outcome === 'not-held' || isUnanswered(field)) return 2;
  // Consent and signature are the last thing one does.
  return field.key !== null && isNever(field.key) ? 4 : 3;
}
