import type { ReadFields } from '@/domain/job/job-fields';
import type { FieldName } from '@/domain/job/posting-fields';
import { countWords } from '@/language/fold/comparable-text';
import { oddLookingFields } from '@/page/list/rows/row-doubts';

/** Words. Less is a teaser. */
const leastDescription = 25;
/** Words. Place names are shorter; several are listed with commas. */
const longestPlace = 12;

/** Required fields that are missing, and fields whose text does not look right. */
export function doubtfulPostingFields(fields: ReadFields): FieldName[] {
  const doubts = new Set<FieldName>(oddLookingFields(fields));
  if (!fields.title) doubts.add('title');
  if (countWords(fields.description ?? '') < leastDescription) doubts.add('description');
  if (fields.location && isSentence(fields.location)) doubts.add('location');
  if (fields.company && isSentence(fields.company)) doubts.add('company');
  if (fields.salaryText !== undefined && !/\d/.test(fields.salaryText)) doubts.add('salaryText');
  return [...doubts];
}

function isSentence(text: string): boolean {
  return (
    text.split(/[,،、;|•·/\n]/).some((part) => countWords(part) > longestPlace) || /\p{Ll}{3}[.!?]\s+\p{Lu}/u.test(text)
  );
}
