import { titleBelow } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import { isLanguagesHeading } from '@/forms/keys/languages-heading';
import { type Folded, fold, splitWords } from '@/language/fold/fold';
import { addsLanguage } from './add-entry-button';

/** What a form asks for entry by entry. */
export type EntryKind = EmploymentKind | 'language';

/** What kind of entries the innermost heading over something is about, and its words; null if none says so. */
export function entryTitle(headings: readonly string[]): { kind: EntryKind; words: Folded } | null {
  for (const text of headings.toReversed()) {
    const title = titleBelow([text]);
    if (title) return title;
    const words = fold(text);
    if (isLanguagesHeading(words) || addsLanguage(text, [])) return { kind: 'language', words };
  }
  return null;
}

/**
 * The kind of entry that a button under no heading says it deletes, edits or adds: "Delete work experience 2", "Berufserfahrung hinzufügen".
 */
export function kindInName(name: string): EntryKind | null {
  const words = splitWords(fold(name)).filter((word) => !/^\d+$/u.test(word));
  if (words.length < 2) return null;
  const [first, last] = [words.slice(0, -1), words.slice(1)].map((rest) => entryTitle([rest.join(' ')]));
  return first?.kind ?? last?.kind ?? null;
}
