import { employmentKindOfHeading, kindOfAdded } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import { addedEntry } from '@/forms/keys/entry-words';
import { isLanguagesHeading } from '@/forms/keys/languages-heading';
import { fold, noWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

/**
 * What a control with this name adds: an employment or a school; null if nothing or something else. `sections`: the headings above it,
 * outermost first, used if its name does not say.
 */
export function addEntryKind(name: string, sections: readonly string[]): EmploymentKind | null {
  const added = addedEntry(fold(name));
  if (added === null) return null;
  if (added !== noWords) return kindOfAdded(added);
  return employmentKindOfHeading(fold((sections.at(-1) ?? '').replace(/(?<![#\d])[#\d]+\s*$/u, '')));
}

const isOneLanguage = nameWordTest({ alone: phrases('synonyms.language') });

/** Whether it adds another language that somebody speaks; the same. */
export function addsLanguage(name: string, sections: readonly string[]): boolean {
  const added = addedEntry(fold(name));
  if (added === null) return false;
  return added === noWords
    ? isLanguagesHeading(fold(sections.at(-1) ?? ''))
    : isLanguagesHeading(added) || isOneLanguage(added);
}
