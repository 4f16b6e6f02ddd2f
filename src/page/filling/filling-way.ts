import type { FieldControls, FieldValue } from '@/domain/form-filling';

/** One field and what is to stand in it. */
export interface Filling {
  controls: FieldControls;
  value: FieldValue;
}

/** Why nothing was put in. */
export interface PutRefusal {
  outcome: 'no-option' | 'gone' | 'refused';
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
}

export const gone: PutRefusal = { outcome: 'gone', options: [] };
export const refused: PutRefusal = { outcome: 'refused', options: [] };
