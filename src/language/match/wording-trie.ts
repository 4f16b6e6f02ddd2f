/** A word of a folded text and where it stands. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** Wordings by their words. */
export interface WordingTrie {
  readonly next: Map<string, WordingTrie>;
  /** Beginnings of a last word, and the lengths they have. */
  readonly stems: Set<string>;
  readonly stemLengths: Set<number>;
  ends: boolean;
}

export function newWordingTrie(): WordingTrie {
  return { next: new Map(), stems: new Set(), stemLengths: new Set(), ends: false };
}

/** The words of a folded text; an apostrophe parts them as well: "nurse's". */
export function wordsIn(text: string): PlacedWord[] {
  return [...text.matchAll(/[^ ']+/g)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
}

/** Adds a wording; `isOpen`: its last word may go on. */
export function addWording(trie: WordingTrie, text: string, isOpen: boolean): void {
  const words = wordsIn(text);
  let at = trie;
  for (const [index, { word }] of words.entries()) {
    if (isOpen && index === words.length - 1) {
      at.stems.add(word);
      at.stemLengths.add(word.length);
      return;
    }
    const next = at.next.get(word) ?? newWordingTrie();
    at.next.set(word, next);
    at = next;
  }
  at.ends = words.length > 0;
}

const none: ReadonlySet<number> = new Set();

/** Most words begin no wording. */
function mayBegin({ next, stems, stemLengths }: WordingTrie, word: string | undefined): boolean {
  if (word === undefined) return false;
  if (next.has(word)) return true;
  for (const length of stemLengths) if (stems.has(word.slice(0, length))) return true;
  return false;
}

/** The numbers of the words before which the wordings end that begin at `index`. */
export function endsOfWordings(trie: WordingTrie, words: readonly PlacedWord[], index: number): ReadonlySet<number> {
  if (!mayBegin(trie, words[index]?.word)) return none;
  const ends = new Set<number>();
  let at: WordingTrie | undefined = trie;
  for (let number = index; at; number += 1) {
    if (at.ends) ends.add(number);
    const word = words[number]?.word;
    if (word === undefined) break;
    const { stems, stemLengths }: WordingTrie = at;
    for (const length of stemLengths) if (stems.has(word.slice(0, length))) ends.add(number + 1);
    at = at.next.get(word);
  }
  return ends;
}
