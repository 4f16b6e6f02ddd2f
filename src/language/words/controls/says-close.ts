import { controlWords } from '@/language/fold/fold-control-name';
import { wordsTest } from '@/language/match/name-word-test';
import { reachedBy, reachedByOne, wordPhrases, wordsOf } from '@/language/match/phrase-trie';
import { closedPartPhrases, closePhrases, leavePhrases } from './close-words';
import { speaksOfOwnThings } from './plain-apply-words';

const leave = wordPhrases(leavePhrases);
const close = wordPhrases(closePhrases);
const parts = wordPhrases(closedPartPhrases);

/** True for the name of a control that closes or leaves a part of the page and says nothing else. */
export function saysClose(name: string): boolean {
  if (/^[×✕✖✗⨯]$/.test(name.trim())) return true;
  const words = wordsOf(controlWords(name));
  if (words.length === 0) return false;
  const end = words.length;
  return (
    reachedByOne(leave, words, [0]).has(end) ||
    reachedBy(parts, words, reachedByOne(close, words, [0])).has(end) ||
    reachedByOne(close, words, reachedBy(parts, words, [0])).has(end)
  );
}

const speaksOfClosing = [wordsTest({ anywhere: closePhrases }), wordsTest({ anywhere: leavePhrases })];

/** True for a question whether to close or cancel something of the user's own: there, "Close" and "Cancel" are ambiguous. */
export function asksToClose(heading: string): boolean {
  return speaksOfOwnThings(heading) && speaksOfClosing.some((speaks) => speaks(controlWords(heading)));
}
