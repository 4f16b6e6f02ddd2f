import type { FieldKey } from '@/domain/form/field-key-schema';
import { isCustomQuestion } from '@/domain/form/field-keys';
import { fold } from '@/language/fold/fold';

interface Asked {
  question: string;
  key: FieldKey | null;
}

/**
 * Whether another field has the same words: "Please explain", "Reason for leaving". What each of them is about stands elsewhere, so an
 * answer to one is none to the other. What the rules know is told apart by its key.
 */
export function isAskedTwice(field: Asked, all: readonly Asked[]): boolean {
  if (field.key !== null && !isCustomQuestion(field.key)) return false;
  const words = fold(field.question);
  return all.some((other) => other !== field && other.key === field.key && fold(other.question) === words);
}
