import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const findName = phraseFinder(phrases('contact.accountName'));
const findAddress = phraseFinder(phrases('contact.linkAddress'));

/** Whether a service's account name is asked for: a page address does not answer that. */
export function isAccountName({ key, question, hint }: FormField): boolean {
  if (key === null || !key.startsWith('url.')) return false;
  if (/[./]/.test(hint)) return false;
  const words = fold(`${question} ${hint}`);
  return findName(words) !== null && findAddress(words) === null;
}
