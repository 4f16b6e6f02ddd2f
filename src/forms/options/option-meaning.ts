import type { FieldKey } from '@/domain/form/field-key-schema';

/** A label of a list, or the value to find, as the meaning readers see it. */
export interface OptionText {
  /** As written. */
  text: string;
  /** Only its words (fold-option-text.ts). */
  words: string;
  role: 'value' | 'label';
}

/**
 * What a text means beyond its letters, as ids that are the same in every language; empty if uncertain. A label has the ids of what it
 * says; a value those it may be given as, closest first ("Bachelor of Science", else any bachelor's degree), and finds the labels with the
 * first one that any has. `key`: what the question asks for, since "M" is a gender in one list and a size in the next.
 */
export type OptionMeaning = (option: OptionText, key: FieldKey | null) => readonly string[];
