import type { FormField } from '@/domain/form/form-field';
import { phrases } from '@/language/lexicon/lexicon';
import type { Meaning } from '@/language/match/field-concept';
import type { ConceptMatch } from '@/language/match/find-concepts';
import { phraseAlternation } from '@/language/match/phrases';
import { isMoreSpecific, pickLabelMeaning } from './contact-key';
import type { FieldText } from './field-text';
import { shortLabels } from './short-labels';

let joining: RegExp | null = null;
/** What stands between two things that are asked for at once; a word may precede the second: "and your". */
const joins = (between: string): boolean => {
  joining ??= new RegExp(`^\\s(?:(?:${phraseAlternation([phrases('cv.conjunction')])})\\s)(?:\\p{L}+\\s)?$`, 'u');
  return joining.test(between);
};

/** Whether a box to write in asks for two things of which each has an answer, "Employer and job title": one of them is half of it. */
export function asksTwoThings({ kind }: Pick<FormField, 'kind'>, { label, language }: FieldText): boolean {
  if (kind !== 'text' && kind !== 'multiline') return false;
  const found = shortLabels.inLabel(label, language);
  return found.some((one, at) => {
    const other = found[at + 1];
    return other !== undefined && joins(between(label, one, other)) && areTwo(one.key, other.key);
  });
}

function between(label: string, one: ConceptMatch, other: ConceptMatch): string {
  const from = label.indexOf(one.phrase) + one.phrase.length;
  const to = label.indexOf(other.phrase, from);
  return to < from ? '' : label.slice(from, to);
}

/** Profiles on the web are asked for side by side, and one of them is one; what is not known asks for nothing. */
const single = /^(?:other$|ignore\.|never\.|url\.|username\.)/;

function areTwo(one: Meaning, other: Meaning): boolean {
  if (one === other || single.test(one) || single.test(other)) return false;
  if (isMoreSpecific(one, other) || isMoreSpecific(other, one)) return false;
  const both = pickLabelMeaning([matchOf(one), matchOf(other)], null);
  return both === one || both === other;
}

const matchOf = (key: Meaning): ConceptMatch => ({ key, phrase: '', isWeak: false, isLast: false });
