import type { FormField } from '../../form-field';
import { identifierWords, labelWords } from '../field-words';
import { type PastKind, pastHeadings } from './past-words';
import { wholeWords } from './whole-words';

const isOfWork = wholeWords(pastHeadings.work);
const isOfEducation = wholeWords(pastHeadings.education);

/** What the part of a form that a field stands in is about: an employment, a school, or neither, as its headings and names say. */
export function pastKindOf({ sections, repeat }: FormField): PastKind | null {
  const headings = sections.toReversed().map((text) => labelWords(text.replace(/(?<![#\d])[#\d]+\s*$/u, '')));
  const kind = headings.map(kindOfHeading).find((each) => each !== null);
  return kind ?? (repeat ? kindOfName(identifierWords(repeat.group)) : null);
}

/** What stands under a heading (its words, folded); one over both is about neither. */
export function kindOfHeading(heading: string): PastKind | null {
  const [work, education] = [isOfWork(heading), isOfEducation(heading)];
  if (work === education) return null;
  return work ? 'work' : 'education';
}

/** "workExperience", "employments", "form.education": what a part that repeats is called in the names of its fields. */
function kindOfName(words: string): PastKind | null {
  if (
    /\b(?:work|job|jobs|employer|employers|employment|employments|experience|experiences|position|positions)\b/.test(
      words,
    )
  ) {
    return 'work';
  }
  return /\b(?:education|educations|school|schools|university|degree|degrees|study|studies)\b/.test(words)
    ? 'education'
    : null;
}
