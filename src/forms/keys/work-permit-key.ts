import { type Folded, fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';
import { wordingFinder } from '@/language/match/wording-test';
import { countriesAsked } from '@/language/words/forms/countries-asked';
import { asksWhetherNeeded, saysNotNeeded } from '@/language/words/forms/need-words';
import { namesUnion } from '@/language/words/forms/territories';
import { asksWithoutRestriction } from '@/language/words/forms/without-permit-words';

const namesPermit = sentenceShapeFinder(phrases('questions.workPermit'), phrases('questions.visa'));
const namesPaper = sentenceShapeFinder(phrases('questions.workPermit'));
const asksAllowed = sentenceShapeFinder(phrases('questions.allowedToWork'));
const asksMayWork = sentenceShapeFinder(phrases('questions.mayWork'));
const asksCanWork = sentenceShapeFinder(phrases('questions.canWork'));
const namesSponsor = sentenceShapeFinder(phrases('questions.sponsor'));
const namesHelp = sentenceShapeFinder(phrases('questions.permitHelp'));

export type WorkPermitKey = 'auth.work' | 'auth.sponsorship' | 'question.legal';

/**
 * What a question about working in a country asks: whether one may, or whether somebody has to help; a "no" to one can be a "yes" to the
 * other. `question.legal`: both at once, or the opposite of either, which only the person answers; null: about something else.
 *
 * @param question as written, for the countries it names
 * @param words the same folded
 */
export function workPermitKey(question: string, words: Folded): WorkPermitKey | null {
  const isAllowed = asksAllowed(words) || (asksMayWork(words) && namesPlace(question));
  if (asksWithoutRestriction(words) && (isAllowed || (asksCanWork(words) && namesPlace(question)))) return 'auth.work';
  const isHelped = namesSponsor(words) || (namesPermit(words) && (asksWhetherNeeded(words) || namesHelp(words)));
  if (!isHelped && !isAllowed) return null;
  if (!isHelped) return asksWhetherNeeded(words) ? 'question.legal' : 'auth.work';
  return saysNotNeeded(words) || asksBoth(question, words) ? 'question.legal' : 'auth.sponsorship';
}

/**
 * Whether it asks if one needs a permit, or already has one: someone without a sponsor may still need that. Employers call sponsorship a
 * visa.
 */
export function isWorkPermitQuestion(words: Folded): boolean {
  return namesPaper(words) && asksWhetherNeeded(words) && !namesSponsor(words) && !namesHelp(words);
}

function namesPlace(question: string): boolean {
  return namesUnion(question) || countriesAsked(question).length > 0;
}

const beginsWithIf = nameWordTest({ first: phrases('questions.conditions') });
const findJoiner = wordingFinder(phrases('questions.joiners'));

/** "May you work here, or do you need sponsorship?": one yes for two questions. */
function asksBoth(question: string, words: Folded): boolean {
  const joiner = findJoiner(words);
  if (joiner === null || beginsWithIf(words)) return false;
  const [first, second] = [words.slice(0, joiner.start), words.slice(joiner.end)].map(fold);
  if (!first || !second) return false;
  return (
    (asksAllowed(first) || (asksMayWork(first) && namesPlace(question))) &&
    !asksWhetherNeeded(first) &&
    !namesSponsor(first) &&
    (asksWhetherNeeded(second) || namesSponsor(second))
  );
}
