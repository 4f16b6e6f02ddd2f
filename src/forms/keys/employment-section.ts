import type { FormField } from '@/domain/form/form-field';
import { identifierWords, labelWords } from '@/language/fold/fold-field-text';
import { type PastKind, pastHeadings } from '@/language/words/employment/employment-words';
import { wholeWords } from '@/language/words/employment/whole-phrase-test';

const isOfWork = wholeWords(pastHeadings.work);
const isOfEducation = wholeWords(pastHeadings.education);

/** What a field's part of the form is about: an employment, a school, or neither, by its headings and names. */
export function pastKindOf({ sections, repeat }: FormField): PastKind | null {
  const headings = sections.toReversed().map((text) => labelWords(text.replace(/(?<![#\d])[#\d]+\s*$/u, '')));
  const kind = headings.map(kindOfHeading).find((each) => each !== null);
  return kind ?? (repeat ? kindOfName(identifierWords(repeat.group)) : null);
}

/** The kind by a heading's folded words; one about both is neither. */
export function kindOfHeading(heading: string): PastKind | null {
  const [work, education] = [isOfWork(heading), isOfEducation(heading)];
  if (work === education) return null;
  return work ? 'work' : 'education';
}

/** "workExperience", "employments", "form.education": how field names refer to a repeated part. */
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
