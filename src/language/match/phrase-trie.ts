import { splitWords } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { once } from '@/std/once';
import { foldedPhrases } from './phrases-in';

/** Finds phrases among words without a regular expression: common beginnings are read once. */
export interface PhraseTrie {
  /** Word counts of the phrases that start at `index`. */
  lengthsAt(words: readonly string[], index: number): number[];
}

interface Branch {
  readonly next: Map<string, Branch>;
  ends: boolean;
}

/** The tables' phrases as folded words (`fold`), separated by spaces. Built on first use. */
export function buildPhraseTrie(...tables: readonly ByLanguage[]): PhraseTrie {
  const root = once(() => {
    const first: Branch = { next: new Map(), ends: false };
    for (const phrase of foldedPhrases(...tables)) grow(first, splitWords(phrase));
    return first;
  });
  return { lengthsAt: (words, index) => lengthsFrom(root(), words, index) };
}

/** Positions reachable after any number of phrases, from any of `starts`. */
export function endsAfterAny(phrases: PhraseTrie, words: readonly string[], starts: Iterable<number>): Set<number> {
  const reached = new Set(starts);
  for (const index of reached) {
    for (const length of phrases.lengthsAt(words, index)) reached.add(index + length);
  }
  return reached;
}

/** The same after exactly one. */
export function endsAfterOne(phrases: PhraseTrie, words: readonly string[], starts: Iterable<number>): Set<number> {
  return new Set([...starts].flatMap((index) => phrases.lengthsAt(words, index).map((length) => index + length)));
}

function grow(root: Branch, words: readonly string[]): void {
  if (words.length === 0) return;
  let at = root;
  for (const word of words) {
    const next: Branch = at.next.get(word) ?? { next: new Map(), ends: false };
    at.next.set(word, next);
    at = next;
  }
  at.ends = true;
}

function lengthsFrom(root: Branch, words: readonly string[], index: number): number[] {
  const lengths: number[] = [];
  let at: Branch | undefined = root;
  for (let length = 1; ; length += 1) {
    const word = words[index + length - 1];
    at = word === undefined ? undefined : at.next.get(word);
    if (at === undefined) return lengths;
    if (at.ends) lengths.push(length);
  }
}
