import type { FieldKey } from '../field-key';

/** A label of a list, or the value that looks for its label, as the readers of meanings see it. */
export interface OptionText {
  /** As written. */
  text: string;
  /** Its words alone (option-words.ts). */
  words: string;
  role: 'value' | 'label';
}

/**
 * What a text means beyond its letters, as ids that are the same in every language; none where that is not certain. A label has those of
 * what it says; a value those that it may be given as, closest first ("Bachelor of Science", else any bachelor's degree), and finds the
 * labels that have the first which any has. `key`: what the question asks for, since "M" is a gender in one list and a size in the next.
 */
export type OptionMeaning = (option: OptionText, key: FieldKey | null) => readonly string[];
