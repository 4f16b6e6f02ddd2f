import { memoize } from '@/std/memoize';
import { plainLetters } from './plain-letters';
import { segmentWords } from './segment-words';

/** A sequence of words to search for. */
export interface Phrase {
  /** Folded, at least one. */
  words: readonly string[];
  /** Whether the last may be the start of a longer word. */
  isPrefix: boolean;
}

/** The same words recur: this many are remembered. */
const mostFolded = 20_000;

/** A word folded for search: one case, one width, no accents. */
function foldWord(written: string): string {
  return /[^!-~]/.test(written) ? foldLetters(written) : written.toLowerCase();
}

const foldLetters = memoize((written: string): string => plainLetters(written).toLowerCase(), mostFolded);

/**
 * The words of a text, folded, in order. A run in a script without spaces becomes its character pairs and its last character, so that any
 * part of it can be found.
 */
export function searchSummary(text: string): string[] {
  const words: string[] = [];
  for (const { word, isUnspaced } of foldedRuns(text)) {
    if (isUnspaced) words.push(...pairsOf(word), lastOf(word));
    else words.push(word);
  }
  return words;
}

/** The words of a text as one text, a space around each: what `hasPhrase` searches. */
export function padWords(text: string): string {
  return ` ${searchSummary(text).join(' ')} `;
}

/** Where a phrase starts in a text, given the text and its words (`padWords`); null if it is not in it. */
export function indexOfPhrase(text: string, spaced: string, phrase: Phrase): number | null {
  const places = soughtTexts(phrase)
    .map((sought) => spaced.indexOf(sought))
    .filter((place) => place >= 0);
  if (places.length === 0) return null;
  // One space precedes every word.
  let number = spaced.slice(0, Math.min(...places) + 1).split(' ').length - 2;
  for (const run of segmentWords(text)) {
    const written = text.slice(run.start, run.end);
    number -= run.isUnspaced ? pairsOf(foldWord(written)).length + 1 : 1;
    // In a script without spaces a whole sentence is one run.
    const within = run.isUnspaced ? written.toLowerCase().indexOf(phrase.words[0] ?? '') : 0;
    if (number < 0) return run.start + Math.max(0, within);
  }
  return null;
}

/**
 * The terms of a search: every word by itself, anywhere. The last is a prefix until something is typed after it. For a run in a script
 * without spaces, every character pair is a term.
 */
export function parseSearchTerms(typed: string): Phrase[] {
  const mayGoOn = !/\s$/u.test(typed);
  const runs = foldedRuns(typed);
  return runs.flatMap(({ word, isUnspaced }, index): Phrase[] => {
    if (!isUnspaced) return [{ words: [word], isPrefix: mayGoOn && index === runs.length - 1 }];
    const pairs = pairsOf(word).map((pair): Phrase => ({ words: [pair], isPrefix: false }));
    return pairs.length > 0 ? pairs : [{ words: [word], isPrefix: true }];
  });
}

/** The words of a criterion, whole and in this order; null if it has none. */
export function parsePhrase(text: string): Phrase | null {
  const words = searchSummary(text);
  const last = foldedRuns(text).at(-1);
  if (!last) return null;
  if (!last.isUnspaced) return { words, isPrefix: false };
  return pairsOf(last.word).length > 0 ? { words: words.slice(0, -1), isPrefix: false } : { words, isPrefix: true };
}

/** Whether `spaced` (spacedWords) contains the phrase as whole words. `net` is in `.net`, not in `internet`. */
export function hasPhrase(spaced: string, phrase: Phrase): boolean {
  return soughtTexts(phrase).some((sought) => spaced.includes(sought));
}

function soughtTexts({ words, isPrefix }: Phrase): [afterSpace: string, afterDot: string] {
  const sought = words.join(' ') + (isPrefix ? '' : ' ');
  return [` ${sought}`, `.${sought}`];
}

function foldedRuns(text: string): { word: string; isUnspaced: boolean }[] {
  return segmentWords(text).map(({ start, end, isUnspaced, isPlain }) => {
    const written = text.slice(start, end);
    return { word: isPlain ? written : foldWord(written), isUnspaced };
  });
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function lastOf(run: string): string {
  return Array.from(run).at(-1) ?? run;
}
