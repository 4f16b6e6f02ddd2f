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
import { isCloser, isContact, isVague, meaningOf, meaningOfName } from './contact-meaning';
import { areCountries, isCountryName } from './country-options';
import { labelWords, wordCount } from './field-words';
import { conceptFinder } from './find-concepts';
import { questionFinder } from './find-question';
import { type FormWords, formWords } from './form-words';
import { isDialCodeList } from './phone-words';

const findNever = questionFinder(neverAsks);
const findTrap = questionFinder(neverAsks.filter(({ key }) => key === 'never.honeypot' || key === 'never.captcha'));
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
  if (field.clues.type === 'password' || isDigitOfCode(field)) return 'never.secret';
  const never = findNever.bySaying(words) ?? trapOf(words);
  if (never !== null) return never;
  if (field.kind === 'tick' || field.kind === 'choices') return tickKey(field, words);
  if (field.kind === 'file') return fileKey(field, words);
  const asked = findQuestion.bySaying(words);
  if (asked !== null) return asked;
  const meaning = shortMeaning(field, words);
  if (meaning !== null && meaning !== 'other' && !isVague(meaning)) return meaning;
  const named = findNever.byName(words) ?? findQuestion.byName(words);
  if (named !== null) return named;
  if (meaning === 'other') return null;
  return meaning ?? openQuestion(field, words);
}

/** One-time codes are often typed into a field a digit. */
function isDigitOfCode({ kind, limit }: FormField): boolean {
  return limit === 1 && (kind === 'text' || kind === 'number');
}

/** A field that is there to catch programs may have any label: its name or what describes it gives it away. */
function trapOf(words: FormWords): FieldKey | null {
  return findTrap.bySaying({ ...words, label: words.hint }) ?? findTrap.byName(words);
}

function tickKey(field: FormField, words: FormWords): FieldKey | null {
  const consent = findConsent.bySaying(words) ?? findConsent.bySaying({ ...words, label: optionWords(field) });
  if (consent !== null) return consent;
  const asked = findQuestion.bySaying(words) ?? findConsent.byName(words) ?? findQuestion.byName(words);
  if (asked !== null) return asked;
  const meaning = shortMeaning(field, words);
  if (meaning === 'pronouns') return meaning;
  return field.kind === 'choices' ? 'question.choice' : null;
}

function optionWords({ options }: FormField): string {
  return labelWords((options ?? []).map(({ label }) => label).join(' '));
}

function fileKey(field: FormField, words: FormWords): FieldKey | null {
  const section = { ...words, label: words.section };
  const said = findFile.bySaying(words) ?? findFile.byName(words) ?? findFile.bySaying(section);
  if (said !== null) return said;
  if (/image/.test(field.accept ?? '') && !/pdf|doc/.test(field.accept ?? '')) return 'file.photo';
  return words.label === '' ? null : 'file.other';
}

/** What the label, the attributes, the names, the placeholder and the options say, the surest first. */
function shortMeaning(field: FormField, words: FormWords): Meaning | null {
  const said = heard(field, words).filter((each) => each !== null && fitsKind(each.meaning, field));
  let [first] = said;
  for (const each of said) {
    if (first && each && isBetter(each, first)) first = each;
  }
  if (!first) return null;
  return isLookedUp(field, words, first.meaning) ? 'other' : ofList(first.meaning, field);
}

/** A box to search for an address with is none of its lines. */
function isLookedUp({ questionFrom }: FormField, { hint, names }: FormWords, meaning: Meaning): boolean {
  const isSearch = [...short.inLabel(hint), ...names.flatMap((name) => short.inIdentifier(name))].some(
    ({ key }) => key === 'ignore.search',
  );
  return isSearch && (meaning === 'street-address' || (questionFrom === 'near' && isContact(meaning)));
}

/** Codes that are chosen from a list are those of countries. */
function ofList(meaning: Meaning, { kind }: FormField): Meaning {
  return meaning === 'tel-area-code' && kind === 'select' ? 'tel-country-code' : meaning;
}

interface Heard {
  meaning: Meaning;
  isWeak: boolean;
  /** A placeholder over a label explains it, and is no name of its own. */
  isHint?: boolean;
}

/** Examples say nothing of what they are for. */
const isExample = /\d\D*\d/;

function heard(field: FormField, { label, names, hint }: FormWords): (Heard | null)[] {
  const ofHint = isExample.test(hint) ? null : saidIn(hint);
  return [
    saidIn(headOf(field.question)) ?? saidIn(label),
    label === '' ? ofHint : null,
    sure(autocompleteKey(field.clues.autocomplete)),
    sure(dialCodeBy(names)),
    ...names.map((name) => sure(meaningOfName(short.inIdentifier(name)))),
    sure(ofOptions(field)),
    ofHint && { ...ofHint, isHint: true },
    sure(ofType(field)),
  ];
}

/** `phone[0]` with the id `country-code`: a country asked for to be called. */
function dialCodeBy(names: readonly string[]): Meaning | null {
  const said = new Set(names.flatMap((name) => short.inIdentifier(name)).map(({ key }) => key));
  return said.has('tel') && (said.has('country') || said.has('tel-country-code')) ? 'tel-country-code' : null;
}

/** What stands in brackets explains what stands before them. */
function headOf(question: string): string {
  return labelWords(question.replace(/(?<=\p{L}.*)\([^)]*\)?/gu, ' '));
}

function saidIn(text: string): Heard | null {
  const found = wordCount(text) <= mostWords ? short.inLabel(text) : [];
  const meaning = meaningOf(found);
  return meaning === null ? null : { meaning, isWeak: found.every(({ isWeak }) => isWeak) };
}

const sure = (meaning: Meaning | null): Heard | null => meaning && { meaning, isWeak: false };

/** What says more of the same, or says anything definite where a label has but a common word. */
function isBetter(later: Heard, first: Heard): boolean {
  if (later.isHint) return false;
  if (isCloser(later.meaning, first.meaning)) return true;
  const isOpen = first.isWeak && first.meaning !== 'address-housenumber';
  return (isOpen || first.meaning === 'ignore.search') && !later.isWeak && !isVague(later.meaning);
}

function ofOptions({ options, kind, question }: FormField): Meaning | null {
  if (kind === 'combobox' && options === null) return isCountryName(question) ? 'country' : null;
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
  if (kind === 'select' && isWritten(meaning)) return false;
  if (kind === 'choice') return meaning === 'honorific-prefix' || meaning === 'sex' || meaning === 'language';
  return kind !== 'tick' && kind !== 'choices' && kind !== 'file';
}

/** What nobody can choose from a list, unless it is a list of what was written before. */
function isWritten(meaning: Meaning): boolean {
  return isVague(meaning) || meaning === 'address-line1' || meaning === 'address-streetname';
}

/** A question of the employer's own: one that is chosen, or one in a sentence to write an answer to. */
function openQuestion(field: FormField, { label }: FormWords): FieldKey | null {
  if (field.kind === 'choice') return 'question.choice';
  const isSentence = field.question.includes('?') || wordCount(label) >= 6;
  if (!isSentence) return null;
  return field.kind === 'select' || field.kind === 'combobox' ? 'question.choice' : 'question.text';
}
