import type { FormField } from '@/domain/form/form-field';
import { foldList } from '@/language/fold/fold';
import { type Language, phrases } from '@/language/lexicon/lexicon';
import type { Meaning } from '@/language/match/field-concept';
import type { ConceptMatch } from '@/language/match/find-concepts';
import { phraseSet } from '@/language/match/phrases-in';
import { keyFromAutocomplete } from './autocomplete-key';
import { isMoreSpecific, pickLabelMeaning } from './contact-key';
import type { FieldText } from './field-text';
import { personNameAsks } from './person-name-asks';
import { shortLabels } from './short-labels';

/** A word may precede the second: "and your". */
const twoWords = /^\s(\p{L}+)\s(?:(\p{L}+)\s)?$/u;
const ands = phraseSet(phrases('cv.conjunction'));
const joiners = phraseSet(phrases('questions.joiners'));
/** An "and" in one language, "in", "to" or an article in another: "cargo en la empresa". */
const alsoPrepositions = new Set(['a', 'e', 'en', 'i']);

/** Whether these words stand between two things that are asked for at once; not those of a choice: "and or". */
function joins(between: string, language: Language | null): boolean {
  const [, and, then = ''] = twoWords.exec(between) ?? [];
  return and !== undefined && isAnd(and, language) && !joiners.has(then);
}

function isAnd(word: string, language: Language | null): boolean {
  if (!alsoPrepositions.has(word)) return ands.has(word);
  return language !== null && foldList(phrases('cv.conjunction')[language] ?? '').some((and) => and === word);
}

/** Whether a box to write in asks for two things of which each has an answer, "Employer and job title": one of them is half of it. */
export function asksTwoThings(
  { kind, clues }: Pick<FormField, 'kind' | 'clues'>,
  { label, language }: FieldText,
): boolean {
  if (kind !== 'text' && kind !== 'multiline') return false;
  const declared = keyFromAutocomplete(clues.autocomplete);
  const found = shortLabels.inLabel(label, language);
  return found.some((one, at) => {
    const other = found[at + 1];
    if (other === undefined || isPicked(declared, one, other)) return false;
    return joins(between(label, one, other), language) && areTwo(one.key, other.key);
  });
}

/** Whether the page itself says which of the two it is. */
const isPicked = (declared: Meaning | null, one: ConceptMatch, other: ConceptMatch): boolean =>
  declared !== null && pickLabelMeaning([one, other], declared) === declared;

function between(label: string, one: ConceptMatch, other: ConceptMatch): string {
  const from = label.indexOf(one.phrase) + one.phrase.length;
  const to = label.indexOf(other.phrase, from);
  return to < from ? '' : label.slice(from, to);
}

/** Profiles on the web are asked for side by side, and one of them is one; what is not known asks for nothing. */
const single = /^(?:other$|ignore\.|never\.|url\.|username\.)/;

/** A box for one part of a name may mention another: "first name and middle name". */
const namesOfPeople: ReadonlySet<Meaning> = new Set(personNameAsks.map(({ key }) => key));

function areTwo(one: Meaning, other: Meaning): boolean {
  if (one === other || single.test(one) || single.test(other)) return false;
  if (namesOfPeople.has(one) && namesOfPeople.has(other)) return false;
  if (isMoreSpecific(one, other) || isMoreSpecific(other, one)) return false;
  const both = pickLabelMeaning([matchOf(one), matchOf(other)], null);
  return both === one || both === other;
}

const matchOf = (key: Meaning): ConceptMatch => ({ key, phrase: '', isWeak: false, isLast: false });
