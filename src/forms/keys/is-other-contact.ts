import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { fold, wordCount } from '@/language/fold/fold';
import { withoutBrackets } from '@/language/fold/without-brackets';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { isNegated } from '@/language/words/forms/negation-words';
import { asksToRepeatEntry } from '@/language/words/forms/repeat-entry-words';
import { withoutRequestWords } from '@/language/words/forms/request-words';

const findEmployer = phraseFinder(phrases('contact.employerContact'));
const findWork = phraseFinder(phrases('contact.employerContact'), phrases('contact.workContact'));
const findBeside = phraseFinder(phrases('contact.secondaryContact'));
const findOwn = phraseFinder(phrases('contact.ownContact'));
const findExperience = phraseFinder(phrases('synonyms.experience'));

/** Words. Longer texts say what the address or number is used for. */
const mostWords = 8;

/** Whether it asks for a number, address or site other than the main one: at work, a second one, their company's; or what one can do with it. */
export function asksForOtherContact(field: FormField): boolean {
  const { key, question, hint, clues } = field;
  if (key === null || asksToRepeatEntry(question)) return false;
  const label = withoutRequestWords(fold(question || hint));
  if (wordCount(label) > mostWords || isNegated(question)) return false;
  if (key.startsWith('url.')) return findEmployer(label) !== null && findOwn(label) === null;
  if (!isReached(key)) return false;
  if (findExperience(fold(withoutBrackets(question || hint))) !== null) return true;
  const isAtWork = findWork(label) !== null && findOwn(label) === null;
  return isAtWork || findBeside(label) !== null || isNumbered(label) || isFax(clues.autocomplete);
}

const isReached = (key: FieldKey): boolean => key === 'email' || key.startsWith('tel');

/** "Phone 2" */
const isNumbered = (label: string): boolean => /\p{L} [2-9]$/u.test(label);

const isFax = (autocomplete: string): boolean => /(?:^|\s)(?:fax|pager)\s/i.test(autocomplete);
