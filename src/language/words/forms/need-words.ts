import { type Folded, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';

const findVerb = sentenceShapeFinder(phrases('questions.needing'));
const findAdjective = sentenceShapeFinder(phrases('questions.needed'));
const findHaving = sentenceShapeFinder(phrases('questions.having'));
const findNot = sentenceShapeFinder(phrases('questions.noNeed'));
const orNot = / or not /gu;

/** Whether words folded by `fold` say or ask that something is needed; "do you have the needed permit?" does not ask that. */
export function asksWhetherNeeded(words: Folded): boolean {
  return findVerb(words) || (findAdjective(words) && !findHaving(words));
}

/** Whether they say that it is not; "whether or not you need" does not. */
export function saysNotNeeded(words: Folded): boolean {
  return findNot(replaceFolded(words, orNot));
}
