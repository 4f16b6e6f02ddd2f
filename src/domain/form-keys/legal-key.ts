import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';
import { legalAsks } from './concepts/legal-asks';
import { questionFinder } from './find-question';
import type { FormWords } from './form-words';
import { saysNeed } from './need-words';
import { permissionKey } from './permission/permission-key';
import { proofs } from './permission/permission-words';
import { shapeFinder } from './shapes/shape';

const find = questionFinder(legalAsks);
const asksProof = shapeFinder(proofs);

/** What only the applicant answers since the law lets an employer ask it; null where nothing of that is asked. */
export function legalKey({ question, hint }: FormField, words: FormWords): FieldKey | null {
  const said = find.bySaying(words);
  if (said === 'auth.verification' || asksProof(words.label)) return 'auth.verification';
  const permission = permissionKey(question || hint, words.label || words.hint);
  if (permission !== null) return permission;
  return said === 'auth.work' && saysNeed(words.label) ? 'question.legal' : said;
}
