import type { FieldKey } from '../field-key';

/** A label of a list, or the value that looks for its label, as the readers of meanings see it. */
export interface OptionText {
  /** As written. */
  text: string;
  /** Its words alone (option-words.ts). */
  words: string;
}

/**
 * What a text means beyond its letters, as an id that is the same in every language; null where that is not certain. `key`: what the
 * question asks for, since "M" is a gender in one list and a size in the next.
 */
export type OptionMeaning = (option: OptionText, key: FieldKey | null) => string | null;
