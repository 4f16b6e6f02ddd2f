import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';
import { equalityAsks } from './concepts/equality-asks';
import { legalAsks } from './concepts/legal-asks';
import { questionFinder } from './find-question';
import type { FormWords } from './form-words';
import { saysNeed } from './need-words';
import { permissionKey } from './permission/permission-key';
import { proofs } from './permission/permission-words';
import { shapeFinder } from './shapes/shape';

const findLegal = questionFinder(legalAsks);
const findEquality = questionFinder(equalityAsks);
const findNamed = questionFinder([...legalAsks, ...equalityAsks]);
const asksProof = shapeFinder(proofs);

/** What only the applicant answers, since the law lets employers ask it; null if none of that is asked. */
export function legalKey({ question, hint }: FormField, words: FormWords): FieldKey | null {
  const said = findLegal.bySaying(words);
  if (said === 'auth.verification' || asksProof(words.label)) return 'auth.verification';
  const permission = permissionKey(question || hint, words.label || words.hint);
  if (permission !== null) return permission;
  if (said === 'auth.work' && saysNeed(words.label)) return 'question.legal';
  return said ?? findEquality.bySaying(words);
}

/** The same if only `name` and `id` say it. */
export function legalKeyByName(words: FormWords): FieldKey | null {
  return findNamed.byName(words);
}
