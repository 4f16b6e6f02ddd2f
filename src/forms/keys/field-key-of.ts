import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { countWords } from '@/language/fold/comparable-text';
import { fold, replaceFolded } from '@/language/fold/fold';
import { withoutBrackets } from '@/language/fold/without-brackets';
import type { Language } from '@/language/lexicon/lexicon';
import { asksForSignature } from '@/language/words/forms/signature-words';
import { isAsked } from '@/language/words/forms/yes-or-no-question';
import { asksTwoThings } from './asks-two-things';
import { keyFromAutocomplete } from './autocomplete-key';
import { checkboxKey } from './checkbox-key';
import { consentKey } from './consent-key';
import { isVagueMeaning } from './contact-key';
import { type FieldText, fieldText } from './field-text';
import { fileKey } from './file-key';
import { isPersonNameKey } from './identity-parts';
import { isNotExpectation, jobQuestionKey } from './job-question-key';
import { legalKey, legalKeyByName } from './legal-key';
import { longQuestionKey } from './long-question';
import { neverFilledAsks } from './never-filled-asks';
import { questionFinder } from './question-finder';
import { shortLabelMeaning } from './short-label-key';
import { shortLabels } from './short-labels';

const findNever = questionFinder(neverFilledAsks);
const findTrap = questionFinder(
  neverFilledAsks.filter(({ key }) => key === 'never.honeypot' || key === 'never.captcha'),
);

/** A form is read again at every step of its filling, and its questions stay the same. Beyond so many, the cache starts anew. */
const mostKnown = 1000;
const known = new Map<string, FieldKey | null>();

/** What a field asks for, as far as it shows without the fields around it (`assignFieldKeys` does the rest); null: unsure. `language`: the form's. */
export function fieldKeyOf(field: FormField, language: Language | null = null): FieldKey | null {
  const asked = JSON.stringify([field, language]);
  const before = known.get(asked);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const key = keyInLanguage(field, language);
  known.set(asked, key);
  return key;
}

function keyInLanguage(field: FormField, language: Language | null): FieldKey | null {
  const key = keyAsAsked(field, fieldText(field, language));
  // A name typed under such words is a signature, and a town is where one signs.
  const isSigned = isPersonNameKey(key) || key === 'address-level2';
  return isSigned && asksForSignature([field.question, field.hint, ...field.sections.slice(-1)], language)
    ? 'never.signature'
    : key;
}

function keyAsAsked(field: FormField, words: FieldText): FieldKey | null {
  if (field.clues.type === 'password' || isDigitOfCode(field)) return 'never.secret';
  const never = isDateLeftWhileGoingOn(field, words) ? null : (findNever.bySaying(words) ?? trapOf(words));
  // What signs in one language is a company in another.
  if (never !== null && !(never === 'never.signature' && asksForCompany(field, words))) return never;
  if (field.kind === 'tick' || field.kind === 'choices') return checkboxKey(field, words);
  const consent = consentKey(field, words);
  if (consent !== null) return consent;
  if (field.kind === 'file') return fileKey(field, words);
  const asked = legalKey(field, words);
  if (asked !== null) return asked;
  if (isNotExpectation(words)) return openQuestion(field, words);
  if (asksTwoThings(field, words)) return 'question.text';
  const told = jobQuestionKey(field, words) ?? longQuestionKey(field, words);
  if (told !== null) return told;
  const meaning = shortLabelMeaning(field, words);
  if (meaning !== null && meaning !== 'other' && !isVagueMeaning(meaning)) return meaning;
  const named = neverByName(field, words) ?? legalKeyByName(words);
  if (named !== null) return named;
  if (meaning === 'other') return null;
  return meaning ?? openQuestion(field, words);
}

/** A number, whatever its name looks like, is not asked for by answers to choose from. */
function neverByName({ kind }: FormField, words: FieldText): FieldKey | null {
  const never = findNever.byName(words);
  return kind === 'choice' && never === 'never.identity_number' ? null : never;
}

/** By `autocomplete`, or by a longer phrase that holds all that seems to ask for a signature: "Firma Adı". */
function asksForCompany({ clues }: FormField, words: FieldText): boolean {
  if (keyFromAutocomplete(clues.autocomplete) === 'organization') return true;
  const named = shortLabels
    .inLabel(words.label)
    .filter(({ key, phrase }) => key === 'organization' && phrase.includes(' '));
  const rest = named.reduce((label, { phrase }) => replaceFolded(label, phrase), words.label);
  return named.length > 0 && findNever.bySaying({ ...words, label: rest }) !== 'never.signature';
}

/** One-time codes often have one field per digit. */
function isDigitOfCode({ kind, limit, question }: FormField): boolean {
  return limit === 1 && question === '' && (kind === 'text' || kind === 'number');
}

/**
 * "End date (leave blank if current)": a date that asks something of its own, and says in brackets when it has no answer. What is to be left
 * empty in any case is a trap.
 */
function isDateLeftWhileGoingOn({ kind, question }: FormField, words: FieldText): boolean {
  if (kind !== 'date' || findNever.bySaying(words) !== 'never.honeypot' || trapOf(words) !== null) return false;
  const asked = fold(withoutBrackets(question));
  return /\p{L}/u.test(asked) && findNever.bySaying({ ...words, label: asked }) === null;
}

/** A trap for programs may have any label: its name or description gives it away. */
function trapOf(words: FieldText): FieldKey | null {
  return findTrap.bySaying({ ...words, label: words.hint }) ?? findTrap.byName(words);
}

/** The employer's own question: one to choose, or one in a sentence to write an answer to. */
function openQuestion(field: FormField, { label }: FieldText): FieldKey | null {
  if (field.kind === 'choice') return 'question.choice';
  const isSentence = isAsked(field.question) || countWords(label) >= 6;
  if (!isSentence) return null;
  return field.kind === 'select' || field.kind === 'combobox' ? 'question.choice' : 'question.text';
}
