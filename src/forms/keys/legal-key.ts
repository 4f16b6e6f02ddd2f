import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { phrases } from '@/language/lexicon/lexicon';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';
import { asksWhetherNeeded } from '@/language/words/forms/need-words';
import { equalityAsks } from './equality-asks';
import type { FieldText } from './field-text';
import { legalAsks } from './legal-asks';
import { questionFinder } from './question-finder';
import { workPermitKey } from './work-permit-key';

const findLegal = questionFinder(legalAsks);
/** What the law lets employers ask. */
export const findEquality = questionFinder(equalityAsks);
const findNamed = questionFinder([...legalAsks, ...equalityAsks]);
const asksProof = sentenceShapeFinder(phrases('questions.permitProof'));

/** What only the applicant answers, since the law lets employers ask it; null if none of that is asked. */
export function legalKey({ question, hint }: FormField, words: FieldText): FieldKey | null {
  const said = findLegal.bySaying(words);
  if (said === 'auth.verification' || asksProof(words.label)) return 'auth.verification';
  const permission = workPermitKey(question || hint, words.label || words.hint);
  if (permission !== null) return permission;
  if (said === 'auth.work' && asksWhetherNeeded(words.label)) return 'question.legal';
  return said ?? findEquality.bySaying(words);
}

/** The same if only `name` and `id` say it. */
export function legalKeyByName(words: FieldText): FieldKey | null {
  return findNamed.byName(words);
}
