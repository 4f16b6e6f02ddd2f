import type { FieldKey } from '@/domain/form/field-key';
import type { FormField } from '@/domain/form/form-field';
import { labelWords, wordCount } from '@/language/fold/fold-field-text';
import { phraseFinder } from '@/language/match/phrases';
import { saysNot } from '@/language/words/forms/negation-words';
import { asOwn, atWork, besidesFirst, ofEmployer } from '@/language/words/forms/other-contact-words';
import { saysAgain } from '@/language/words/forms/repeat-entry-words';
import { withoutAsking } from '@/language/words/forms/request-words';

const findEmployer = phraseFinder(ofEmployer);
const findWork = phraseFinder(ofEmployer, atWork);
const findBeside = phraseFinder(besidesFirst);
const findOwn = phraseFinder(asOwn);

/** Words. Longer texts say what the address or number is used for. */
const mostWords = 8;

/** Whether it asks for a number, address or site other than the main one: at work, a second one, their company's. */
export function isAnotherWay(field: FormField): boolean {
  const { key, question, hint, clues } = field;
  if (key === null || saysAgain(question)) return false;
  const label = withoutAsking(labelWords(question || hint));
  if (wordCount(label) > mostWords || saysNot(question)) return false;
  if (key.startsWith('url.')) return findEmployer(label) !== null && findOwn(label) === null;
  if (!isReached(key)) return false;
  const isAtWork = findWork(label) !== null && findOwn(label) === null;
  return isAtWork || findBeside(label) !== null || isNumbered(label) || isFax(clues.autocomplete);
}

const isReached = (key: FieldKey): boolean => key === 'email' || key.startsWith('tel');

/** "Phone 2" */
const isNumbered = (label: string): boolean => /\p{L} [2-9]$/u.test(label);

const isFax = (autocomplete: string): boolean => /(?:^|\s)(?:fax|pager)\s/i.test(autocomplete);
