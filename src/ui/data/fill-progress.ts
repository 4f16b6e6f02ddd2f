import type { FillState } from '@/domain/form/fill-state';
import { isUnanswered } from './review-groups';

/** Progress of filling a form. */
export interface FillProgress {
  /** Fields whose value is in the form. */
  filled: number;
  /** Fields that are settled, whatever the outcome. */
  settled: number;
  /** Fields that have a value, or that the user is asked about. */
  total: number;
}

export function fillProgress({ fields }: Pick<FillState, 'fields'>): FillProgress {
  const fillable = fields.filter((field) => field.handle !== null || isUnanswered(field));
  return {
    filled: fillable.filter(({ outcome }) => outcome === 'held').length,
    settled: fillable.filter(({ outcome }) => outcome !== 'open').length,
    total: fillable.length,
  };
}
