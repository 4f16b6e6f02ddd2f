import { foldPhrase } from '@/language/fold/fold-for-guards';
import type { ByLanguage } from '@/language/lexicon/lexicon';

/** Finds phrases among the words of a reading. The cost of a call depends on the longest phrase, not the text. */
export interface PhraseMatcher {
  /** Word count of the longest phrase starting at `index`; 0 if none. */
  lengthFrom(words: readonly string[], index: number): number;
  /** Word count of the longest phrase ending before `end`; 0 if none. */
  lengthBefore(words: readonly string[], end: number): number;
  /** Whether the letters are a phrase written without spaces. */
  isJoined(letters: string): boolean;
}

interface Branch {
  readonly next: Map<string, Branch>;
  ends: boolean;
}

/** The phrases of all languages, in all their spellings. */
export function phraseMatcher(...tables: readonly (ByLanguage | undefined)[]): PhraseMatcher {
  const [forward, backward] = [newBranch(), newBranch()];
  const joined = new Set<string>();
  for (const words of tables.flatMap((table) => (table ? wordsOfTable(table) : []))) {
    grow(forward, words);
    grow(backward, words.toReversed());
    joined.add(words.join(''));
  }
  return {
    lengthFrom: (words, index) => longest(forward, words, index, 1),
    lengthBefore: (words, end) => longest(backward, words, end - 1, -1),
    isJoined: (letters) => joined.has(letters),
  };
}

/** German and Nordic letters written out for keyboards that lack them: "loeschen", "soeg". */
const writtenOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

const folded = new WeakMap<ByLanguage, string[][]>();

/** Every phrase of a table; folded once, however many matchers use it. */
function wordsOfTable(table: ByLanguage): string[][] {
  const known = folded.get(table);
  if (known) return known;
  const words = Object.values(table)
    .flatMap((list) => list.split('|'))
    .flatMap((phrase) => spellingsOf(phrase.trim()))
    .flatMap(foldPhrase)
    .filter((phrase) => phrase.length > 0);
  folded.set(table, words);
  return words;
}

function spellingsOf(phrase: string): string[] {
  const spellings = new Set([phrase, phrase.replace(/[äöüåø]/g, (letter) => writtenOut[letter] ?? letter)]);
  // Greek and Cyrillic capitals have other look-alikes than their small letters.
  if (/[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(phrase)) {
    spellings.add(phrase.toUpperCase());
    spellings.add(phrase.charAt(0).toUpperCase() + phrase.slice(1));
  }
  return [...spellings];
}

function grow(branch: Branch, words: readonly string[]): void {
  let at = branch;
  for (const word of words) {
    const next = at.next.get(word) ?? newBranch();
    at.next.set(word, next);
    at = next;
  }
  at.ends = true;
}

function longest(branch: Branch, words: readonly string[], start: number, step: 1 | -1): number {
  let at: Branch | undefined = branch;
  let length = 0;
  for (let taken = 1; ; taken += 1) {
    const word = words[start + (taken - 1) * step];
    at = word === undefined ? undefined : at.next.get(word);
    if (at === undefined) return length;
    if (at.ends) length = taken;
  }
}

function newBranch(): Branch {
  return { next: new Map(), ends: false };
}
