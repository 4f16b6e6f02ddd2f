import type { FieldControls, FieldValue } from '@/domain/form-filling';
import type { PhoneParts } from '@/domain/phone-parts';
import type { HandWork } from '../contract';
import type { FieldWatch } from './field-watch';

/** What a field is asked to hold. */
export interface FillRequest {
  controls: FieldControls;
  value: FieldValue;
  /** The value taken apart, where it is a telephone number. */
  phone: PhoneParts | null;
}

/** One field and what is to stand in it, with an eye on whether it stays that field. */
export interface Filling extends FillRequest {
  watch: FieldWatch;
}

/** Why nothing was put in. */
export interface PutRefusal {
  outcome: 'no-option' | 'gone' | 'refused' | 'hidden';
  /** Labels there are to choose from. */
  options: string[];
}

/** How fields of one kind are filled. What is on the page is looked up at every call: pages draw their fields anew. */
export interface FillingWay {
  /** What is committed now. */
  committed(): string;
  /** Whether that is the value. */
  holds(): boolean;
  /** Puts the value in; answers with why it did not. `attempt`: 0, then 1 where the first did not hold. */
  put(attempt: number): PutRefusal | null | Promise<PutRefusal | null>;
  /** What a trusted hand would do next for it. */
  byHand(): HandWork | null;
}

export const gone: PutRefusal = { outcome: 'gone', options: [] };
export const refused: PutRefusal = { outcome: 'refused', options: [] };
/** It is not there for a person: nothing goes into it. */
export const hidden: PutRefusal = { outcome: 'hidden', options: [] };
export const noOption: PutRefusal = { outcome: 'no-option', options: [] };

/** A field of several controls: right where all of them are, and only those are filled that are not. */
export function togetherWay(ways: readonly FillingWay[]): FillingWay {
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

/** A field for which there is nothing to put in. */
export function unanswerable(committed: () => string): FillingWay {
  return { committed, holds: () => false, put: () => noOption, byHand: () => null };
}
