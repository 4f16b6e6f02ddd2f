import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';
import { autocompleteKey } from './autocomplete-key';
import type { Meaning } from './concept';
import { aboutPerson } from './concepts/about-person';
import { addresses } from './concepts/addresses';
import { equalityAsks } from './concepts/equality-asks';
import { fileAsks } from './concepts/file-asks';
import { jobAsks } from './concepts/job-asks';
import { legalAsks } from './concepts/legal-asks';
import { consents, cookieAsks, neverAsks } from './concepts/never-asks';
import { otherThings, searches } from './concepts/other-things';
import { payment } from './concepts/payment';
import { personNames } from './concepts/person-names';
import { places } from './concepts/places';
import { reaching } from './concepts/reaching';
import { isCloser, isContact, meaningOf, meaningOfName } from './contact-meaning';
import { areCountries } from './country-options';
import { labelWords, wordCount } from './field-words';
import { conceptFinder } from './find-concepts';
import { questionFinder } from './find-question';
import { type FormWords, formWords } from './form-words';
import { isDialCodeList } from './phone-words';

const findNever = questionFinder(neverAsks);
const findConsent = questionFinder([...cookieAsks, ...consents]);
const findFile = questionFinder(fileAsks);
const findQuestion = questionFinder([...legalAsks, ...equalityAsks]);
const short = conceptFinder([
  ...payment,
  ...jobAsks,
  ...personNames,
  ...reaching,
  ...addresses,
  ...places,
  ...aboutPerson,
  ...otherThings,
  ...searches,
]);

/** Longer texts speak of many things besides what they ask for. Words. */
const mostWords = 12;

/**
 * What a field asks for, as far as it can be told without the fields around it (`keyFields` does the rest); null: unsure.
 */
export function keyOf(field: FormField): FieldKey | null {
  const words = formWords(field);
  if (field.clues.type === 'password') return 'never.secret';
  const never = findNever(words);
  if (never !== null) return never;
  if (field.kind === 'tick' || field.kind === 'choices') return tickKey(field, words);
  if (field.kind === 'file') return fileKey(field, words);
  const asked = findQuestion(words);
  if (asked !== null) return asked;
  const meaning = shortMeaning(field, words);
  if (meaning === 'other') return null;
  if (meaning !== null && fitsKind(meaning, field)) return meaning;
  return openQuestion(field, words);
}

function tickKey(field: FormField, words: FormWords): FieldKey | null {
  const consent = findConsent(words) ?? findConsent({ ...words, label: optionWords(field), names: [] });
  if (consent !== null) return consent;
  const asked = findQuestion(words);
  if (asked !== null) return asked;
  const meaning = shortMeaning(field, words);
  if (meaning === 'pronouns') return meaning;
  return field.kind === 'choices' ? 'question.choice' : null;
}

function optionWords({ options }: FormField): string {
  return labelWords((options ?? []).map(({ label }) => label).join(' '));
}

function fileKey(field: FormField, words: FormWords): FieldKey | null {
  const said = findFile(words) ?? findFile({ ...words, label: words.section, names: [] });
  if (said !== null) return said;
  if (/image/.test(field.accept ?? '') && !/pdf|doc/.test(field.accept ?? '')) return 'file.photo';
  return words.label === '' ? null : 'file.other';
}

/** What the attributes, the label, the names, the placeholder and the options say, the surest first. */
function shortMeaning(field: FormField, words: FormWords): Meaning | null {
  const { label, names, hint } = words;
  const heard: (Meaning | null)[] = [
    autocompleteKey(field.clues.autocomplete),
    wordCount(label) <= mostWords ? meaningOf(short.inLabel(label)) : null,
    ...names.map((name) => meaningOfName(short.inIdentifier(name))),
    ofOptions(field),
    wordCount(hint) <= mostWords ? meaningOf(short.inLabel(hint)) : null,
    ofType(field),
  ];
  const said = heard.filter((meaning) => meaning !== null);
  let [meaning = null] = said;
  for (const closer of said) if (meaning !== null && isCloser(closer, meaning)) meaning = closer;
  return meaning;
}

function ofOptions({ options }: FormField): Meaning | null {
  if (options && isDialCodeList(options.map(({ label }) => label))) return 'tel-country-code';
  return areCountries(options) ? 'country' : null;
}

function ofType({ clues: { type } }: FormField): Meaning | null {
  if (type === 'email') return 'email';
  if (type === 'search') return 'ignore.search';
  return type === 'tel' ? 'tel' : null;
}

/** Contact details are written or chosen from a list; radios ask little of that kind. */
function fitsKind(meaning: Meaning, { kind }: FormField): boolean {
  if (!isContact(meaning)) return true;
  if (kind === 'choice') return meaning === 'honorific-prefix' || meaning === 'sex' || meaning === 'language';
  return kind !== 'tick' && kind !== 'choices' && kind !== 'file';
}

/** A question of the employer's own: one that is chosen, or one in a sentence to write an answer to. */
function openQuestion(field: FormField, { label }: FormWords): FieldKey | null {
  if (field.kind === 'choice') return 'question.choice';
  const isSentence = field.question.includes('?') || wordCount(label) >= 6;
  if (!isSentence) return null;
  return field.kind === 'select' || field.kind === 'combobox' ? 'question.choice' : 'question.text';
}
