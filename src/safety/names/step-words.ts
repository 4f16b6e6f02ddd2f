import type { RefusalCode } from '@/domain/page/refusal-code';
import { fold } from '@/language/fold/fold';
import { foldForGuards } from '@/language/fold/fold-for-guards';
import { phrases } from '@/language/lexicon/lexicon';
import { type PhraseMatcher, phraseMatcher } from '@/language/match/guard-phrase-matcher';
import { phraseAlternation } from '@/language/match/phrases';
import { phraseSet } from '@/language/match/phrases-in';
import { meansAnyOf } from './refused-by-name';

const nexts = phraseSet(phrases('steps.next'));
const onwards = phraseSet(phrases('steps.onward'));
const alones = phraseSet(phrases('steps.alone'));
/** "Next 2", "Next 2 of 4". */
const stepNumber = / \d+(?: \p{L}+ \d+)?$/u;
/** An arrow and nothing else, as it is read where people read from left to right. */
const isArrow = /^\s*[→⟶➔➜➝➞⇒⇨›»❯>▶▸⏵]{1,2}\uFE0F?\s*$/u;

let sends: PhraseMatcher | null = null;
/** Sends or signs a form, whatever else it says. */
const endings: ReadonlySet<RefusalCode> = new Set(['send', 'apply', 'agree']);

/** True for a control's name that may send the form for good; doubtful ones count. */
export function mayBeFinalSend(name: string): boolean {
  return !isNextStepName(name, true) && (hasFinalSend(name) || meansAnyOf(name, endings));
}

/** True if words for ending a form occur anywhere. */
export function hasFinalSend(text: string): boolean {
  sends ??= phraseMatcher(phrases('steps.finalSend'));
  const matcher = sends;
  return foldForGuards(text).readings.some(({ words }) =>
    words.some((_, index) => matcher.lengthFrom(words, index) > 0),
  );
}

/** True for a name of words for ending a form, with no more than what is ended: "Submit application", not "Save and finish later". */
export function isFinalSendAlone(name: string): boolean {
  finals ??= new RegExp(`(?:^| )(?:${phraseAlternation([phrases('steps.finalSend')])})(?= |$)`, 'gu');
  applications ??= new RegExp(`(?:^| )(?:${phraseAlternation([phrases('steps.application')])})(?= |$)`, 'gu');
  return hasFinalSend(name) && fold(name).replace(finals, '').replace(applications, '').trim() === '';
}

let finals: RegExp | null = null;
let applications: RegExp | null = null;

/**
 * True for a control's name that leads to a form's next page and cannot be the final send. A bare "Continue" counts only if the page shows
 * that its form has steps (`hasSteps`), and so does an arrow.
 */
export function isNextStepName(name: string, hasSteps: boolean): boolean {
  if (isArrow.test(name)) return hasSteps;
  const words = fold(name);
  return (nexts.has(words.replace(stepNumber, '')) || (hasSteps && onwards.has(words))) && !hasFinalSend(name);
}

/** The same of a form that shows a single question: there it may also say just "OK". */
export function isNextQuestionName(name: string): boolean {
  return isNextStepName(name, true) || alones.has(fold(name));
}
