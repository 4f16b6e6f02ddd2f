import type { FillState } from '@/domain/fill-state';

/** How far filling a form is. */
export interface FillProgress {
  /** Fields whose value stands in the form. */
  filled: number;
  /** Fields that were tried, whatever became of them. */
  tried: number;
  /** Fields that there is a value for. */
  total: number;
}

export function fillProgress({ fields }: Pick<FillState, 'fields'>): FillProgress {
  const withValue = fields.filter(({ handle }) => handle !== null);
  return {
    filled: withValue.filter(({ outcome }) => outcome === 'held').length,
    tried: withValue.filter(({ outcome }) => outcome !== 'open').length,
    total: withValue.length,
  };
}
