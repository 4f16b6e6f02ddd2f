import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { fold, wordCount } from '@/language/fold/fold';
import { withoutBrackets } from '@/language/fold/without-brackets';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { keyFromAutocomplete } from './autocomplete-key';

const find = phraseFinder(phrases('places.otherPlace'));
const findWish = phraseFinder(phrases('synonyms.wanted'));
/** What has a place of its own: "University city", "Business unit". */
const findOwner = phraseFinder(
  phrases('history.educationInstitution'),
  phrases('person.organization', 'says'),
  phrases('forms.employer'),
);

/** Words. Longer texts mention more than what they ask for. */
const mostWords = 8;

const areas: readonly FieldKey[] = [
  'address-level1',
  'address-level2',
  'address-level3',
  'country',
  'country-name',
  'location',
];
const lines: readonly FieldKey[] = ['postal-code', 'street-address', 'address-line1', 'address-streetname'];
const additions: readonly FieldKey[] = ['address-line2', 'address-line3'];

/** Whether it asks for a place other than where the person lives, or for a job other than theirs. */
export function asksForOtherPlace({ key, question, clues }: FormField): boolean {
  if (key === null) return false;
  const words = fold(question);
  const isPlace = areas.includes(key) || lines.includes(key);
  if ((isPlace || key === 'organization') && find(words) !== null) return true;
  if (wordCount(words) > mostWords) return false;
  if ((isPlace || additions.includes(key)) && namesOwner(question)) {
    return keyFromAutocomplete(clues.autocomplete) !== key;
  }
  // An address may be the preferred one of one's own.
  return (areas.includes(key) || key === 'organization-title') && findWish(words) !== null;
}

/** "Apartment, company, c/o" and "Address line 2 (company)" are examples of what may stand there. */
function namesOwner(question: string): boolean {
  const label = withoutBrackets(question);
  return !/[,/]/.test(label) && findOwner(fold(label)) !== null;
}
