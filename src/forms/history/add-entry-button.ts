import type { FieldKey } from '@/domain/form/field-key-schema';
import { employmentKindOfHeading, kindOfAdded } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import { addedEntry } from '@/forms/keys/entry-words';
import { isLanguagesHeading } from '@/forms/keys/languages-heading';
import { fold, noWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { employmentKey } from './employment-key';

/**
 * What a control with this name adds: an employment or a school; null if nothing or something else. `sections`: the headings above it,
 * outermost first, used if its name does not say.
 */
export function addEntryKind(name: string, sections: readonly string[]): EmploymentKind | null {
  const added = addedEntry(fold(name));
  if (added === null) return null;
  if (added !== noWords) return kindOfAdded(added);
  const heading = withoutNumber(sections.at(-1));
  const kind = employmentKindOfHeading(fold(heading));
  if (kind !== null || heading === sections.at(-1)) return kind;
  return kindOfEntry(heading, employmentKindOfHeading(fold(withoutNumber(sections.at(-2)))));
}

const withoutNumber = (heading = ''): string => heading.replace(/(?<![#\d])[#\d]+\s*$/u, '');

/** "Position #1" under "Work experience" is one of its entries; "Referee #1" there is none. */
function kindOfEntry(heading: string, kind: EmploymentKind | null): EmploymentKind | null {
  const named = kind && employmentKey({ question: heading.trim(), kind: 'text' }, kind);
  return named && entryNames.has(named) ? kind : null;
}

const entryNames: ReadonlySet<FieldKey> = new Set<FieldKey>([
  'work.name',
  'work.position',
  'education.institution',
  'education.studyType',
]);

const isOneLanguage = nameWordTest({ alone: phrases('synonyms.language') });

/** Whether it adds another language that somebody speaks; the same. */
export function addsLanguage(name: string, sections: readonly string[]): boolean {
  const added = addedEntry(fold(name));
  if (added === null) return false;
  return added === noWords
    ? isLanguagesHeading(fold(sections.at(-1) ?? ''))
    : isLanguagesHeading(added) || isOneLanguage(added);
}
