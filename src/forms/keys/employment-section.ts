import type { FormField } from '@/domain/form/form-field';
import { type Folded, fold, foldIdentifier, noWords } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import type { EmploymentKind } from './employment-words';
import { addedEntry, kindOfEntry } from './entry-words';
import { wholePhraseTest } from './whole-phrase-test';

const isOfWork = wholePhraseTest(phrases('history.workHeadings'));
const isOfEducation = wholePhraseTest(phrases('history.educationHeadings'));
const isOfEither = wholePhraseTest(joined(phrases('history.workHeadings'), phrases('history.educationHeadings')));
const namesWork = phraseFinder(phrases('history.workHeadings'));
const namesEducation = phraseFinder(phrases('history.educationHeadings'));
const findWorkPart = phraseFinder(phrases('history.workPart', 'named'));
const findEducationPart = phraseFinder(phrases('history.educationPart', 'named'));

/** What a field's part of the form is about: an employment, a school, or neither, by its headings and names. */
export function employmentKindOf({ sections, repeat }: FormField): EmploymentKind | null {
  return kindBelow(sections) ?? (repeat ? kindOfName(foldIdentifier(repeat.group)) : null);
}

/** The kind by the headings over something, outermost first: the innermost that says one. An editor is titled by what opened it. */
export const kindBelow = (headings: readonly string[]): EmploymentKind | null => titleBelow(headings)?.kind ?? null;

/** The same with the heading's words, without the number of an entry. */
export function titleBelow(headings: readonly string[]): { kind: EmploymentKind; words: Folded } | null {
  for (const text of headings.toReversed()) {
    const words = fold(text.replace(/(?<![#\d])[#\d]+\s*$/u, ''));
    const kind = employmentKindOfHeading(words) ?? kindOfAdded(addedEntry(words) ?? noWords);
    if (kind !== null) return { kind, words };
  }
  return null;
}

/** The kind of one entry by what it is called, folded. */
export const kindOfAdded = (words: Folded): EmploymentKind | null =>
  employmentKindOfHeading(words) ?? kindOfEntry(words);

/** The kind by a heading's folded words; one about both is neither. */
export function employmentKindOfHeading(heading: Folded): EmploymentKind | null {
  if (isOfBoth(heading)) return null;
  const [work, education] = [isOfWork(heading), isOfEducation(heading)];
  if (work === education) return null;
  return work ? 'work' : 'education';
}

/** Whether the innermost heading over a field is "Experience and education": it asks about the latest of either. */
export function isInPartOfBoth({ sections }: FormField): boolean {
  return isPartOfBoth(sections.at(-1) ?? '');
}

/** Whether a heading is about employments and schools at once. */
export function isPartOfBoth(heading: string): boolean {
  return isOfBoth(fold(heading));
}

const isOfBoth = (heading: Folded): boolean =>
  namesWork(heading) !== null && namesEducation(heading) !== null && isOfEither(heading);

function joined(one: ByLanguage, other: ByLanguage): ByLanguage {
  const all = [...Object.entries(one), ...Object.entries(other)];
  return Object.fromEntries(
    [...Map.groupBy(all, ([language]) => language)].map(([language, lists]) => [
      language,
      lists.map(([, list]) => list).join('|'),
    ]),
  );
}

/** "workExperience", "employments", "form.education": how field names refer to a repeated part. */
function kindOfName(words: Folded): EmploymentKind | null {
  if (findWorkPart(words) !== null) return 'work';
  return findEducationPart(words) === null ? null : 'education';
}
