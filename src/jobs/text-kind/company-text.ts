import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

/** Ends (or beginnings) of company names: legal forms and common name parts. */
const findForm = phraseFinder(phrases('postings.legalForms', 'says'), phrases('postings.companyNameParts'));

const findLegalForm = phraseFinder(phrases('postings.legalForms', 'says'));

/** Whether a text names a company in full: with its legal form. */
export function hasLegalForm(text: string): boolean {
  return isCompanyText(text) && findLegalForm(fold(text)) !== null;
}

/** Whether a text has the form of a company name. Most names do not: it is useful only over many of them. */
export function isCompanyText(text: string): boolean {
  if (!/\s/.test(text) || text.length > 90 || /[!?]|\.\s\p{Lu}/u.test(text)) return false;
  return findForm(fold(text)) !== null;
}
