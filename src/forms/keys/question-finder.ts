import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldConcept, Meaning } from '@/language/match/field-concept';
import { conceptFinder } from '@/language/match/find-concepts';
import type { FieldText } from './field-text';

/** Finds what a whole question asks: of several meanings, the one whose concept comes first. */
export interface QuestionFinder {
  /** By its label, or by its placeholder if it has no label. */
  bySaying(words: FieldText): FieldKey | null;
  /** By its `name` or `id`. */
  byName(words: FieldText): FieldKey | null;
}

export function questionFinder(concepts: readonly FieldConcept[]): QuestionFinder {
  const finders = concepts.map((concept) => ({ key: keyed(concept.key), find: conceptFinder([concept]) }));
  return {
    bySaying: ({ label, hint, language }) =>
      finders.find(({ find }) => find.inLabel(label || hint, language).length > 0)?.key ?? null,
    byName: ({ names }) =>
      finders.find(({ find }) => names.some((name) => find.inIdentifier(name).length > 0))?.key ?? null,
  };
}

function keyed(key: Meaning): FieldKey | null {
  return key === 'other' ? null : key;
}
