import type { FieldKey } from '@/domain/form/field-key-schema';
import { contactKeys, isFillable } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { isApplicantSectionHeading } from './applicant-heading';
import { asksForOtherPerson } from './is-other-person';
import { isOfOneFamily, isSameQuestion } from './is-same-question';

/**
 * Whether a field that was filled still asks for what it was filled with. Pages reword a question, mark it as done, or take a placeholder
 * away; what asks for something else, for nothing that rules know, or for somebody else's by its headings, holds a value without ground.
 */
export function stillAsks(before: FormField, now: FormField): boolean {
  if (!isFillable(now)) return false;
  if (isOfPerson(before) && hasStrangeHeading(before, now)) return false;
  // Once a file is in it, a box may be labelled by its name alone.
  if (before.kind === 'file') {
    const saysNoOther = now.key === null || now.key === 'file.other' || now.key === before.key;
    return saysNoOther && !asksForOtherPerson({ ...now, key: before.key }, []);
  }
  const { key } = before;
  if (now.question === '') return true;
  if (key === null || key.startsWith('question.')) return isBeginning(before.question, now.question);
  const isSameKey = now.key === key || (now.key !== null && isOfOneFamily(now.key, key));
  // What a box is called for programs says nothing of words that came since.
  return isSameKey && (isBeginning(before.question, now.question) || isSameQuestion(before, now.question));
}

const contact: ReadonlySet<FieldKey> = new Set(contactKeys);
const isOfPerson = ({ key }: FormField): boolean => key !== null && (contact.has(key) || key.startsWith('file.'));

/** A heading that came since, with a word that nobody knows, may be over somebody else, in any language. */
function hasStrangeHeading(before: FormField, now: FormField): boolean {
  const known = new Set(before.sections.map(lettersOf));
  return now.sections.some((text) => !known.has(lettersOf(text)) && !isApplicantSectionHeading(text));
}

function isBeginning(before: string, now: string): boolean {
  const [one, other] = [lettersOf(before), lettersOf(now)];
  return one.startsWith(other) || other.startsWith(one);
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]+/gu, '');
