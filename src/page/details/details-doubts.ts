import { countWords } from '@/domain/comparable-text';
import type { FieldName } from '@/domain/field-names';
import type { ReadFields } from '@/domain/job-fields';
import { oddFields } from '../records/row-doubts';

/** Less is a teaser. Words. */
const leastDescription = 25;
/** Places are named in fewer words; several of them stand side by side, parted by commas. */
const longestPlace = 12;

/** Fields of a posting that are missing though every posting has them, or whose text does not look like what it should be. */
export function doubtsOfDetails(fields: ReadFields): FieldName[] {
  const doubts = new Set<FieldName>(oddFields(fields));
  if (!fields.title) doubts.add('title');
  if (countWords(fields.description ?? '') < leastDescription) doubts.add('description');
  if (fields.location && isSentence(fields.location)) doubts.add('location');
  if (fields.company && isSentence(fields.company)) doubts.add('company');
  if (fields.salaryText !== undefined && !/\d/.test(fields.salaryText)) doubts.add('salaryText');
  return [...doubts];
}

function isSentence(text: string): boolean {
  return (
    text.split(/[,;|•·/\n]/).some((part) => countWords(part) > longestPlace) || /\p{Ll}{3}[.!?]\s+\p{Lu}/u.test(text)
  );
}
