import type { FieldKey } from '@/domain/form/field-key-schema';
import { isCustomQuestion } from '@/domain/form/field-keys';
import { fold } from '@/language/fold/fold';

interface Asked {
  question: string;
  key: FieldKey | null;
}

/**
 * Whether another field has the same words: "Please explain", "Reason for leaving". What each of them is about stands elsewhere, so an
 * answer to one is none to the other. Only what the rules know to ask the same is asked once.
 */
export function isAskedTwice(field: Asked, all: readonly Asked[]): boolean {
  const words = fold(field.question);
  const isKnown = field.key !== null && !isCustomQuestion(field.key);
  const isAnother = (other: Asked) => other !== field && !(isKnown && other.key === field.key);
  return all.some((other) => isAnother(other) && fold(other.question) === words);
}
