import { maxLength } from '@/agents/prompt/answer-limits';
import { summarizer } from '@/agents/summarizer';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { countWords, wordsOnly } from '@/language/fold/comparable-text';
import { definePolicy } from '@/rules/policy/policy';
import { cutAtSentence, cutAtWord } from '@/std/cut-text';

/** The limit in the summarizer's prompt. */
const mostWords = 60;

/** Joins the observations of a page, each once. */
export const summarizerPolicy = definePolicy(summarizer, ({ pageId, understanding, observations }) => ({
  name: 'summarize',
  input: {
    page_id: cutAtWord(pageId, maxLength.id - 1),
    summary: cutAtSentence(joinObservations(understanding, observations), maxLength.summary - 1),
  },
}));

/**
 * The previous understanding and later observations as one text: nothing twice, and at most 60 words. If they do not all fit, the newest
 * stay.
 */
function joinObservations(understanding: string, observations: readonly string[]): string {
  const before = sentencesOf(understanding);
  const all = [...before, ...observations.flatMap((text) => sentencesOf(text))];
  const once = all.filter((sentence, index) => all.findIndex((other) => isSame(sentence, other)) === index);
  return withinLimit(once).join(' ');
}

function sentencesOf(text: string): string[] {
  return collapseWhitespace(text)
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“"])/u)
    .filter(Boolean)
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`));
}

function isSame(one: string, other: string): boolean {
  return wordsOnly(one) === wordsOnly(other);
}

/** The first sentence says what the page is; of the others the oldest go first. */
function withinLimit([first, ...others]: string[]): string[] {
  if (first === undefined) return [];
  const opening = cutToWords(first, mostWords);
  let left = mostWords - countWords(opening);
  const kept: string[] = [];
  for (const sentence of others.toReversed()) {
    left -= countWords(sentence);
    if (left < 0) break;
    kept.unshift(sentence);
  }
  return [opening, ...kept];
}

function cutToWords(sentence: string, most: number): string {
  const words = sentence.split(' ');
  return words.length <= most ? sentence : `${words.slice(0, most).join(' ')}…`;
}
