import type { FillState } from '@/domain/fill-state';
import { isUnanswered } from './review-groups';

/** How far filling a form is. */
export interface FillProgress {
  /** Fields whose value stands in the form. */
  filled: number;
  /** Fields that are settled, whatever became of them. */
  settled: number;
  /** Fields that there is a value for, or that the user is asked about. */
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
