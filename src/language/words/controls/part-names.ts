import { fold, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases } from '@/language/match/phrases-in';
import { once } from '@/std/once';

/** "A", "A–C", "#", "0-9" */
const letters = /^(?:\p{L}|#|\d)(?:\s?[-–—…]\s?(?:\p{L}|\d))?$/u;

/** Whether a name is a letter of an index, or a range of them. */
export function namesLetters(name: string): boolean {
  return letters.test(name);
}

/** Words of "all jobs" and the like. */
const fillers = once(
  () => new Set(foldedPhrases(phrases('filters.headingFillers')).flatMap((phrase) => phrase.split(' '))),
);

/** Whether a name says no part but the whole, or one view of it: "All", "All jobs (24)", "Current openings". */
export function namesWhole(name: string): boolean {
  const words = splitWords(fold(name)).filter((word) => !/^\d+$/.test(word));
  return words.length > 0 && words.every((word) => fillers().has(word));
}

/** What all are of: "All departments" says departments. */
export function withoutWhole(name: string): string {
  return splitWords(fold(name))
    .filter((word) => !fillers().has(word))
    .join(' ');
}
