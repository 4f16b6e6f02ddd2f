import type { FieldKey } from '../field-key';
import type { Concept, Meaning } from './concept';
import { conceptFinder } from './find-concepts';
import type { FormWords } from './form-words';

/** Looks for what a whole question asks: of several meanings the one whose concept comes first. */
export type QuestionFinder = (words: FormWords) => FieldKey | null;

/** A finder over an ordered list of concepts; names count only where the label says nothing. */
export function questionFinder(concepts: readonly Concept[]): QuestionFinder {
  const finders = concepts.map((concept) => ({ key: keyed(concept.key), find: conceptFinder([concept]) }));
  return ({ label, names, hint }) => {
    const saidBy = (text: string) => finders.find(({ find }) => find.inLabel(text).length > 0);
    const named = () => finders.find(({ find }) => names.some((name) => find.inIdentifier(name).length > 0));
    return (saidBy(label) ?? named() ?? (label === '' ? saidBy(hint) : undefined))?.key ?? null;
  };
}

function keyed(key: Meaning): FieldKey | null {
  return key === 'other' ? null : key;
}
