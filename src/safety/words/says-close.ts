import { controlWords } from '@/domain/control-words';
import { reachedBy, reachedByOne, wordPhrases, wordsOf } from '@/domain/word-phrases';
import { closedPartPhrases, closePhrases, leavePhrases } from './close-words';

const leave = wordPhrases(leavePhrases);
const close = wordPhrases(closePhrases);
const parts = wordPhrases(closedPartPhrases);

/** True for the name of a control that closes a part of the page or leads out of it, and says nothing else. */
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
