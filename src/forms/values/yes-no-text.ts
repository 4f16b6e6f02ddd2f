import { asYesOrNo } from '@/forms/options/yes-no-meaning';
import { type Folded, fold, joinFolded, splitWords } from '@/language/fold/fold';
import { withoutBrackets } from '@/language/fold/without-brackets';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';
import type { ValueContext } from './profile-value';

/**
 * A yes or no in the form's language, as it is typed; null if a box does not ask for one alone: "What is your visa status?", "If so, where?".
 */
export function yesNoText(value: boolean, { question = '', hint = '', language }: ValueContext): string | null {
  if (!asksYesOrNoAlone(question) && !offersBoth(question) && !offersBoth(hint)) return null;
  return wordFor(value, language ?? 'en');
}

function wordFor(value: boolean, language: string): string | null {
  const words: Readonly<Record<string, string>> = phrases(value ? 'options.yes' : 'options.no');
  const word = words[language]?.split('|')[0]?.trim() ?? '';
  return word === '' ? null : word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
}

/** "Work permit (yes/no)" */
function offersBoth(text: string): boolean {
  const said = splitWords(fold(text)).slice(-3).map(asYesOrNo);
  return said.includes(true) && said.includes(false);
}

const beginsYesNo = nameWordTest({ first: phrases('questions.yesNoBeginnings') });
const beginsWithIf = nameWordTest({ first: phrases('questions.conditions') });
const isJoiner = nameWordTest({ alone: phrases('questions.joiners') });

/** "…, and if so, where?" */
function addsCondition(clause: Folded): boolean {
  const [first = clause, ...others] = splitWords(clause);
  return beginsWithIf(isJoiner(first) ? joinFolded(...others) : clause);
}

/** One question that yes or no answers, last in its text, with nothing that it asks besides; or the bare name of what one has or would do. */
function asksYesOrNoAlone(question: string): boolean {
  const [asked = '', ...more] = question.split(/(?<=[?？؟])/u);
  if (more.some((text) => /\p{L}/u.test(text))) return false;
  if (isNameOfFact(asked)) return true;
  const sentence = asked.split(/[.!:]\s+/u).findLast((text) => /\p{L}/u.test(text)) ?? '';
  const [first = fold(''), ...others] = sentence.split(/[,;(–—]\s*/u).map(fold);
  if (beginsYesNo(first)) return !others.some(addsCondition);
  return beginsWithIf(first) && others.some(beginsYesNo);
}

const namesFact = [
  phrases('questions.relocation', 'says'),
  phrases('questions.relocation', 'named'),
  phrases('questions.workAuthorization', 'says'),
  phrases('questions.workAuthorization', 'named'),
  phrases('questions.sponsorship', 'named'),
].map((alone) => nameWordTest({ alone }));
const namesStatus = nameWordTest({ alone: phrases('questions.sponsorship', 'says') });
const isNeed = sentenceShapeFinder(phrases('questions.needing'));

/** "Willing to relocate", "Work permit", "Require sponsorship". */
function isNameOfFact(question: string): boolean {
  const label = fold(withoutBrackets(question).replace(/[*:.?？؟]/gu, ' '));
  const [first = label, ...more] = splitWords(label);
  const rest = joinFolded(...more);
  if (isNeed(first)) return namesStatus(rest) || namesFact.some((isNamed) => isNamed(rest));
  return !namesStatus(label) && namesFact.some((isNamed) => isNamed(label));
}
