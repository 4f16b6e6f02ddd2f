import type { FormField } from '@/domain/form/form-field';
import { type Folded, fold, foldIdentifier } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import type { EmploymentKind } from './employment-words';
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
  const headings = sections.toReversed().map((text) => fold(text.replace(/(?<![#\d])[#\d]+\s*$/u, '')));
  const kind = headings.map(employmentKindOfHeading).find((each) => each !== null);
  return kind ?? (repeat ? kindOfName(foldIdentifier(repeat.group)) : null);
}

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
