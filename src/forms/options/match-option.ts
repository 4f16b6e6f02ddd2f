import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldValue } from '@/domain/form/form-filling';
import { numberOfDatePart } from '@/language/words/forms/date-part-labels';
import { rangeWith } from './amount-range';
import { asksForCountry, countryMeaning } from './country-meaning';
import { currencyMeaning } from './currency-meaning';
import { declineMeaning } from './decline-meaning';
import { degreeMeaning } from './degree-meaning';
import { deniedOrStated } from './denied-option';
import { optionWords } from './fold-option-text';
import { genderMeaning } from './gender-meaning';
import { honorificMeaning } from './honorific-meaning';
import { languageLevelMeaning } from './language-level-meaning';
import { languageNameMeaning } from './language-name-meaning';
import { pronounsMeant } from './match-pronouns';
import { countryOfPlace, placesMeant } from './matching-places';
import { monthMeaning } from './month-meaning';
import { noticeMeaning } from './notice-meaning';
import type { OptionMeaning, OptionText } from './option-meaning';
import { phoneCodeMeaning } from './phone-code-meaning';
import { regionMeaning } from './region-meaning';
import { isSaidInTwoScripts } from './translated-label';
import { beginsWithAnswer, isAnswerAlone, yesNoMeaning } from './yes-no-meaning';

/** Days and years as numbers, whatever their zeros: "5", "05", "5日". */
const numberMeaning: OptionMeaning = ({ text, words }, key) => {
  const part = key === 'bday-day' ? 'day' : key === 'bday-year' ? 'year' : null;
  // The brackets around a year's name in an era are no words.
  const number = part && (numberOfDatePart(words, part) ?? numberOfDatePart(text, part));
  return number === null ? [] : [`number ${number}`];
};

const ofAnswers: readonly OptionMeaning[] = [
  yesNoMeaning,
  declineMeaning,
  monthMeaning,
  numberMeaning,
  genderMeaning,
  currencyMeaning,
  languageLevelMeaning,
  degreeMeaning,
  noticeMeaning,
  languageNameMeaning,
  countryMeaning,
];

function isPlace(key: FieldKey | null): boolean {
  return key === 'location' || key === 'address-level2' || key === 'work.location';
}

function meaningsFor(key: FieldKey | null): readonly OptionMeaning[] {
  if (key === 'tel-country-code') return [phoneCodeMeaning];
  if (key === 'address-level1') return [regionMeaning];
  if (key === 'honorific-prefix') return [honorificMeaning, ...ofAnswers];
  return asksForCountry(key) ? [countryMeaning, declineMeaning] : ofAnswers;
}

/**
 * The one label that means the value: the same words, whatever their case, accents and punctuation, or the same meaning if that is certain.
 * Null if none does, or more than one: nothing is guessed.
 */
export function matchOption({ key, value }: FieldValue, labels: readonly string[]): number | null {
  const wanted = wantedOf(value);
  if (wanted === null || wanted.words === '') return null;
  const options = labels.map((text): OptionText => ({ text, words: optionWords(text), role: 'label' }));
  const same = indexes(options, ({ words }) => words === wanted.words);
  if (same.length > 0) return only(same);
  if (key === 'salary.expected') return rangeWith(wanted.text, labels);
  if (key === 'pronouns') {
    const meant = pronounsMeant(wanted.text, labels);
    if (meant.length > 0) return only(meant);
  }
  if (isPlace(key)) {
    const places = placesMeant(wanted.text, labels);
    return only(places.length > 0 || key !== 'location' ? places : countryOfPlace(wanted.text, labels));
  }
  const meaningOf = meaningsFor(key).find((meaning) => meaning(wanted, key).length > 0);
  const ids = meaningOf?.(wanted, key) ?? [];
  const meant = options.map((option) => meaningOf?.(option, key) ?? []);
  const first = ids.find((id) => meant.some((all) => all.includes(id)));
  if (first === undefined) {
    const implied = meaningOf === yesNoMeaning ? deniedOrStated(key, ids[0] ?? '', options) : [];
    return only(implied.length > 0 ? implied : indexes(options, ({ text }) => isSaidInTwoScripts(wanted.text, text)));
  }
  const found = indexes(options, (_, index) => meant[index]?.includes(first) ?? false);
  if (meaningOf === degreeMeaning) return ofOneSchool(options, found);
  return meaningOf === yesNoMeaning ? plainAnswer(options, found, first) : only(found);
}

/** What a value means beyond its letters, closest first; empty if nothing is certain. */
export function meaningsOf({ key, value }: FieldValue): readonly string[] {
  const wanted = wantedOf(value);
  const all = wanted ? meaningsFor(key).map((meaning) => meaning(wanted, key)) : [];
  return all.find((ids) => ids.length > 0) ?? [];
}

/** Of "University - Bachelor" and "Technical school - Bachelor", a degree does not tell which. */
function ofOneSchool(options: readonly OptionText[], found: readonly number[]): number | null {
  const index = only(found);
  const degree = index === null ? '' : behindDash(options[index]?.text ?? '');
  const isOfOthers = options.some(({ text }, at) => at !== index && behindDash(text) === degree);
  return degree !== '' && isOfOthers ? null : index;
}

const behindDash = (label: string): string =>
  label
    .split(/\s[-–—]\s/u)
    .slice(1)
    .join(' - ');

/** With several kinds of yes ("Yes, anywhere", "Yes, but only …"), a plain yes only matches the plain one. */
function plainAnswer(options: readonly OptionText[], found: readonly number[], answer: string): number | null {
  const alone = indexes(options, (option, index) => found.includes(index) && isAnswerAlone(option));
  if (alone.length > 0) return only(alone);
  return options.filter((option) => beginsWithAnswer(option) === answer).length > 1 ? null : only(found);
}

function wantedOf(value: FieldValue['value']): OptionText | null {
  if (typeof value === 'boolean') return asValue(value ? 'Yes' : 'No');
  const [first, second] = typeof value === 'string' ? [value] : value;
  return first === undefined || second !== undefined ? null : asValue(first);
}

function indexes(options: readonly OptionText[], isMeant: (option: OptionText, index: number) => boolean): number[] {
  return options.flatMap((option, index) => (isMeant(option, index) ? [index] : []));
}

function only([first, second]: readonly number[]): number | null {
  return first !== undefined && second === undefined ? first : null;
}

function asValue(text: string): OptionText {
  return { text, words: optionWords(text), role: 'value' };
}
