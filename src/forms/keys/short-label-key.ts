import type { FormField } from '@/domain/form/form-field';
import { countWords } from '@/language/fold/comparable-text';
import { type Folded, fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import type { Meaning } from '@/language/match/field-concept';
import { conceptFinder } from '@/language/match/find-concepts';
import { phraseFinder } from '@/language/match/phrases';
import { areCountries } from '@/language/words/forms/country-options';
import { isYesOrNoQuestion } from '@/language/words/forms/yes-or-no-question';
import { collectMeanings, type MeaningClue } from './collect-meanings';
import { isContact, isMoreSpecific, isVagueMeaning } from './contact-key';
import type { FieldText } from './field-text';
import { searchLabels, shortLabels } from './short-labels';

/** What a field asks for in a word or two, from all that is known; null if nothing says. */
export function shortLabelMeaning(field: FormField, words: FieldText): Meaning | null {
  const said = collectMeanings(field, words).filter(({ meaning }) => fitsKind(meaning, field));
  if (isPhonetic(words)) return 'other';
  let [first] = said;
  if (isAgreed(said)) return first?.meaning ?? null;
  if (first?.meaning === 'ignore.search' && isNamedSearch(words)) return first.meaning;
  for (const each of said) if (first && (isBetter(each, first) || provesHouse(each, first))) first = each;
  if (!first) return null;
  if (first.meaning === 'location' && asksCityAlone(field)) return 'address-level2';
  return isLookedUp(field, words, first.meaning) ? 'other' : ofList(first.meaning, field);
}

/** "Location (city)" in a box that is typed into. */
function asksCityAlone({ kind, question }: FormField): boolean {
  const [, meant = ''] = /\(([^()]{2,40})\)[\s*]*$/u.exec(question) ?? [];
  const said = kind === 'text' ? shortLabels.inLabel(fold(meant)) : [];
  return said.length > 0 && said.every(({ key }) => key === 'address-level2');
}

/** Whether an address is searched for in a box that its label calls the street. A box of a map beside such words is no such box. */
export function isStreetLookup(field: FormField, words: FieldText): boolean {
  if (field.questionFrom === 'near' && isNamedLookup(words)) return false;
  return shortLabels.inLabel(words.label).some(({ key }) => isLookedUp(field, words, key) && ofStreet.includes(key));
}

/** Labelled and named a search, and nothing else. A list of countries may be searched too. */
function isNamedSearch({ names }: FieldText): boolean {
  return names.some((name) => {
    const said = shortLabels.inIdentifier(name);
    return said.length > 0 && said.every(({ key }) => key === 'ignore.search');
  });
}

const findPhonetic = phraseFinder(phrases('person.phoneticName', 'says'), phrases('person.phoneticName', 'alone'));
const phoneticNames = conceptFinder([{ key: 'other', words: 'person.phoneticName', places: ['named'] }]);

/** How a name is pronounced, in a phonetic script: asked beside the name itself. */
function isPhonetic({ label, names }: FieldText): boolean {
  return findPhonetic(label) !== null || names.some((name) => phoneticNames.inIdentifier(name).length > 0);
}

/** If label and `autocomplete` agree, names add nothing. */
function isAgreed([first, ...others]: readonly MeaningClue[]): boolean {
  return others.some(({ isDeclared, meaning }) => isDeclared && meaning === first?.meaning);
}

/** An address search box is none of its lines; a list of states may be searched too. */
function isLookedUp({ kind, questionFrom }: FormField, { label, hint, names }: FieldText, meaning: Meaning): boolean {
  if (kind === 'select') return false;
  const isStreet = ofStreet.includes(meaning);
  const isNear = questionFrom === 'near' && isContact(meaning);
  if (!isStreet && !isNear) return false;
  // "Search your province" asks for the province.
  if (isNear && !isStreet && [label, hint].every((text) => says(text, meaning))) return false;
  const isSaid = searchLabels.inLabel(hint).length > 0 || (isStreet && searchLabels.inLabel(label).length > 0);
  return isSaid || isNamedLookup({ names });
}

const says = (text: Folded, meaning: Meaning): boolean => shortLabels.inLabel(text).some(({ key }) => key === meaning);

const isNamedLookup = ({ names }: Pick<FieldText, 'names'>): boolean =>
  names.some((name) => searchLabels.inIdentifier(name).length > 0);

const ofStreet: readonly Meaning[] = ['street-address', 'address-line1', 'address-streetname', 'address-housenumber'];

/** Codes chosen from a list are country codes. */
function ofList(meaning: Meaning, { kind }: FormField): Meaning {
  return meaning === 'tel-area-code' && kind === 'select' ? 'tel-country-code' : meaning;
}

/** What is more precise, or says anything definite when a label has only a common word. */
function isBetter(later: MeaningClue, first: MeaningClue): boolean {
  if (later.isHint || (later.isDeclared && first.meaning === 'other')) return false;
  // A name adds nothing to a number once HTML's own token says it.
  if (first.isDeclared && first.meaning === 'tel') return false;
  // "Name and surname" is the whole name, whatever the field is called.
  const isWhole = first.meaning === 'name' && !first.isWeak;
  if (isWhole && ofWholeName.includes(later.meaning)) return false;
  if (isMoreSpecific(later.meaning, first.meaning)) return true;
  // "Number" in a box that is named a telephone is no house's; a house number may be typed with a telephone's keys.
  if (first.meaning === 'address-housenumber' && later.meaning === 'tel') return first.isWeak;
  // What its options are, a list asks for: countries under "Region", and under "Place of residence".
  if (later.isListed && later.meaning === 'country') return /^address-level[12]$/.test(first.meaning);
  // The code of an area that is part of a country.
  if (later.meaning === 'tel-area-code' && first.meaning.startsWith('address-level')) return false;
  const isOpen = first.isWeak && first.meaning !== 'address-housenumber';
  return (isOpen || first.meaning === 'ignore.search') && !later.isWeak && !isVagueMeaning(later.meaning);
}

/** "Number" in a box that is named a house's. */
function provesHouse(later: MeaningClue, first: MeaningClue): boolean {
  return first.isWeak && first.meaning === 'address-housenumber' && later.meaning === first.meaning && !later.isWeak;
}

/** What a box for a whole name may be called: `user_name` is no account's, and `firma` a signature in one language, a company in another. */
const ofWholeName: readonly Meaning[] = ['given-name', 'family-name', 'organization', 'other'];

/** Contact details are written or chosen from a list; radios ask for few of them. */
function fitsKind(meaning: Meaning, { kind, question, options, clues, limit }: FormField): boolean {
  if (meaning === 'ignore.search') return kind !== 'multiline' && kind !== 'rich-text';
  if (meaning === 'start_date') return !isYesOrNoQuestion(question);
  if (meaning.startsWith('url.') && kind === 'choice') return false;
  if (!isContact(meaning)) return true;
  // Who is told why somebody applies is no question of a name.
  if (isLong(kind) && !inLines.has(meaning) && countWords(question) > mostWordsOfName) return false;
  if (isYesOrNoQuestion(question)) return false;
  if (kind === 'select' && isWritten(meaning)) return false;
  if (kind === 'select' && (meaning === 'tel' || meaning === 'tel-country-code') && listsOther(options)) return false;
  // "Area code" in a name may be the code of an area.
  if (kind === 'select' && meaning === 'tel-area-code') return isOfDigits(options);
  // A box for a whole number, whatever it is called: `phoneCountry`.
  if (meaning === 'tel-country-code' && kind === 'text' && clues.type === 'tel') return limit === null || limit < 8;
  // "Type of e-mail": private, or at work.
  if (kind === 'select' && meaning === 'email') return options?.some(({ label }) => label.includes('@')) ?? true;
  if (kind === 'choice') return meaning === 'honorific-prefix' || meaning === 'sex' || meaning === 'language';
  return kind !== 'tick' && kind !== 'choices' && kind !== 'file';
}

const isLong = (kind: FormField['kind']): boolean => kind === 'multiline' || kind === 'rich-text';
const mostWordsOfName = 4;
/** What is written in several lines. */
const inLines: ReadonlySet<Meaning> = new Set<Meaning>([
  'street-address',
  'location',
  'address-line1',
  'address-line2',
  'address-line3',
  'other',
]);

const isOfDigits = (options: FormField['options']): boolean =>
  (options ?? []).length < 2 || (options ?? []).some(({ label }) => /\d/.test(label));

const onlyWritten: readonly Meaning[] = ['address-line1', 'address-streetname', 'organization', 'organization-title'];

/** Neither codes nor the countries that have them. */
const listsOther = (options: FormField['options']): boolean => !isOfDigits(options) && !areCountries(options);

/** What nobody can choose from a list, unless it lists earlier entries. */
function isWritten(meaning: Meaning): boolean {
  return isVagueMeaning(meaning) || onlyWritten.includes(meaning);
}
