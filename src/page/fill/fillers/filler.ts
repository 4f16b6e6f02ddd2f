import type { FillRequest, TrustedInput } from '@/page-api/fill-requests';
import type { FieldWatch } from './watch-field';

/** A field and its intended value, watched in case the field changes. */
export interface FieldFill extends FillRequest {
  watch: FieldWatch;
}

/** Why nothing was entered. */
export interface PutRefusal {
  outcome: 'no-option' | 'gone' | 'refused' | 'read-only' | 'hidden';
  /** Available labels. */
  options: string[];
}

/** How one kind of field is filled. Elements are looked up on every call: pages redraw their fields. */
export interface Filler {
  /** What is committed now. */
  committed(): string;
  /** Whether that is the value. */
  holds(): boolean;
  /** Enters the value; returns the reason if it does not. `attempt`: 0, then 1 if the first did not hold. */
  put(attempt: number): PutRefusal | null | Promise<PutRefusal | null>;
  /** What trusted input would do next. */
  byHand(): TrustedInput | null;
}

export const goneRefusal: PutRefusal = { outcome: 'gone', options: [] };
export const refusedRefusal: PutRefusal = { outcome: 'refused', options: [] };
export const readOnlyRefusal: PutRefusal = { outcome: 'read-only', options: [] };
/** Not visible to a person: nothing is entered. */
export const hiddenRefusal: PutRefusal = { outcome: 'hidden', options: [] };
export const noOptionRefusal: PutRefusal = { outcome: 'no-option', options: [] };

/** A field with several controls: done when all are right; only the others are filled. */
export function combineFillers(ways: readonly Filler[]): Filler {
  return {
    committed: () =>
      ways
        .map((way) => way.committed())
        .join(' ')
        .trim(),
    holds: () => ways.every((way) => way.holds()),
    byHand: () => ways.find((way) => !way.holds())?.byHand() ?? null,
    async put(attempt) {
      for (const way of ways) {
        const refusal = way.holds() ? null : await way.put(attempt);
        if (refusal) return refusal;
      }
      return null;
    },
  };
}

/** A field with nothing to enter. */
export function unanswerableFiller(committed: () => string): Filler {
  return { committed, holds: () => false, put: () => noOptionRefusal, byHand: () => null };
}
