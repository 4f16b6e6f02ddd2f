import type { FormField } from '@/domain/form/form-field';
import { type Folded, fold, foldIdentifier, wordCount } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { withoutBrackets } from '@/language/fold/without-brackets';
import { type Language, phrases } from '@/language/lexicon/lexicon';
import type { Meaning } from '@/language/match/field-concept';
import { phraseAlternation } from '@/language/match/phrases';
import { areCountries, areCurrencies, isCountryName } from '@/language/words/forms/country-options';
import { withoutRequestWords } from '@/language/words/forms/request-words';
import { withoutGluedMark } from '@/language/words/forms/required-words';
import { keyFromAutocomplete } from './autocomplete-key';
import { isMoreSpecific, pickLabelMeaning, pickNameMeaning } from './contact-key';
import type { FieldText } from './field-text';
import { isExample } from './is-example';
import { isDialCodeList } from './says-contact';
import { maxLabelWords, searchLabels, shortLabels } from './short-labels';

/** What one part of a field says it asks for. */
export interface MeaningClue {
  meaning: Meaning;
  /** From a short or common word. */
  isWeak: boolean;
  /** Next to a label, a placeholder explains it and is not a name. */
  isHint?: boolean;
  /** By the options of a list. */
  isListed?: boolean;
  /** In HTML's own vocabulary. */
  isDeclared?: boolean;
}

/** What the label, attributes, names, placeholder and options say, most reliable first. */
export function collectMeanings(field: FormField, { label, names, hint, language }: FieldText): MeaningClue[] {
  if (asksForTownAndStreet(field.question, language)) return [{ meaning: 'other', isWeak: false }];
  const token = keyFromAutocomplete(field.clues.autocomplete);
  const ofHint = isExample(hint) ? null : saidIn(hint, language, token);
  const heard = [
    ofLabel(field.question, label, language, token),
    label === '' ? ofHint : null,
    declared(token),
    sure(dialCodeBy(names)),
    isSearch(label) ? null : listed(ofOptions(field)),
    ...names
      .map((name) => sure(pickNameMeaning(shortLabels.inIdentifier(name))))
      .filter((clue) => !isOfNumber(field, clue)),
    ofHint && !isOfList(field, label, ofHint) ? { ...ofHint, isHint: true } : null,
    sure(ofType(field)),
  ];
  return heard.filter((each) => each !== null);
}

const streets: readonly Meaning[] = ['street-address', 'address-line1', 'address-streetname'];
const towns: readonly Meaning[] = ['address-level2', 'postal-code-and-city', 'location'];

/** "Town / street": one box for both, which neither of them answers. */
function asksForTownAndStreet(question: string, language: Language | null): boolean {
  const parts = plainText(question).split(/[・･/&+]/u);
  if (parts.length < 2) return false;
  const said = parts.map((part) => saidIn(fold(withoutGluedMark(part)), language, null)?.meaning);
  const asks = (meanings: readonly Meaning[]) => said.some((meaning) => meaning && meanings.includes(meaning));
  return asks(streets) && asks(towns);
}

/** "Search", in a box whose own label asks for something, is how its list is used. */
function isOfList({ questionFrom }: FormField, label: Folded, { meaning }: MeaningClue): boolean {
  return meaning === 'ignore.search' && questionFrom === 'name' && label !== '' && !isSearch(label);
}

/** The first letter of "query" numbers the questions of a form: `q5`. */
const isOfNumber = ({ clues }: FormField, clue: MeaningClue | null): boolean =>
  clue?.meaning === 'ignore.search' && [clues.name, clues.id].some((name) => /^q[\W_]?\d/i.test(name));

/** A box that searches the list has the list's options. */
function isSearch(label: Folded): boolean {
  return searchLabels.inLabel(label).some(({ phrase }) => phrase === label);
}

/** `phone[0]` with the id `country-code`: a country for dialling. */
function dialCodeBy(names: readonly Folded[]): Meaning | null {
  const said = new Set(names.flatMap((name) => shortLabels.inIdentifier(name)).map(({ key }) => key));
  return said.has('tel') && (said.has('country') || said.has('tel-country-code')) ? 'tel-country-code' : null;
}

const beforeNumber = new RegExp(
  `(?<=\\p{L}\\s{0,9})[/,&+](?=\\s{0,9}(?:${phraseAlternation([phrases('places.addressHousenumber', 'alone')])})(?!\\p{L}))`,
  'gu',
);

/** Brackets explain what precedes them; "street / no." asks for both, "street no." for one. */
function headOf(question: string): Folded {
  const head = withoutBrackets(question);
  return fold(withoutGluedMark(plainText(head)).replace(beforeNumber, ' and '));
}

/** What its head says; of "Address (line 2)" the number in brackets says which. */
function ofLabel(
  question: string,
  label: Folded,
  language: Language | null,
  token: Meaning | null,
): MeaningClue | null {
  const said = (text: Folded) => saidIn(text, language, token);
  const [head, whole] = [said(headOf(question)), said(label)];
  const isNumbered = /[(（][^()（）]{0,20}\d[^()（）]{0,20}[)）]/u.test(question);
  if (isNumbered && head && whole && isMoreSpecific(whole.meaning, head.meaning)) return whole;
  return head ?? whole ?? (isIdentifier(question) ? said(foldIdentifier(question.trim())) : null);
}

/** A program's name for a text that was never translated: "firstName", "PostalCode". */
const isIdentifier = (question: string): boolean => /^\s*\p{L}\p{Ll}+(?:\p{Lu}\p{Ll}+|\d)+\s*$/u.test(question);

function saidIn(text: Folded, language: Language | null, token: Meaning | null): MeaningClue | null {
  if (wordCount(text) > maxLabelWords) return null;
  const asked = shortLabels.inLabel(withoutRequestWords(text), language);
  const found = asked.length > 0 ? asked : shortLabels.inLabel(text, language);
  const meaning = pickLabelMeaning(found, token);
  return meaning === null ? null : { meaning, isWeak: found.every(({ isWeak }) => isWeak) };
}

const declared = (meaning: Meaning | null): MeaningClue | null =>
  meaning && { meaning, isWeak: false, isDeclared: true };
const listed = (meaning: Meaning | null): MeaningClue | null => meaning && { meaning, isWeak: false, isListed: true };
const sure = (meaning: Meaning | null): MeaningClue | null => meaning && { meaning, isWeak: false };

function ofOptions({ options, kind, question }: FormField): Meaning | null {
  if (kind === 'combobox' && options === null) return isCountryName(question) ? 'country' : null;
  if (areCurrencies(options)) return 'salary.currency';
  if (options && isDialCodeList(options.map(({ label }) => label))) return 'tel-country-code';
  return areCountries(options) ? 'country' : null;
}

function ofType({ clues: { type }, kind }: FormField): Meaning | null {
  if (type === 'email') return 'email';
  // Lists are searched in boxes of this type too, for their options.
  if (type === 'search' && kind !== 'combobox') return 'ignore.search';
  return type === 'tel' ? 'tel' : null;
}
