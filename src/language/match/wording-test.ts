import { type Folded, fold, joinFolded } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { once } from '@/std/once';
import { beginsAnywhere, type ReadWordings, readWordings } from './read-wordings';
import { endsOfWordings, type PlacedWord, wordsIn } from './wording-trie';

/** Where wording must stand in a text: anywhere, at its start, or be all of it. */
type Stand = 'anywhere' | 'start' | 'whole';

/** Where a wording was found, in characters: from `start` to before `end`. */
export interface FoundWording {
  start: number;
  end: number;
}

/**
 * Tests folded words for wordings, which are whole words but for stars: `stem*` begins a word, `*stem` ends one, `*stem*` stands anywhere in
 * one. `…` stands for a few words, and what commas separate around it is one of several. Scripts without spaces are found anywhere. No regular
 * expression of stems: the time does not depend on how many there are. Built on first use.
 */
export function wordingTest(stand: Stand, ...tables: readonly ByLanguage[]): (text: Folded) => boolean {
  if (stand === 'anywhere') {
    const find = wordingFinder(...tables);
    return (text) => find(text) !== null;
  }
  const read = once(() => readWordings(tables));
  return (text) => {
    const words = wordsIn(text);
    const ends = endsAt(read(), words, 0);
    if (stand === 'start' ? ends.size > 0 : ends.has(words.length)) return true;
    const within = beginsAnywhere(read(), text);
    return within?.start === 0 && (stand === 'start' || within.end === text.length);
  };
}

/** Finds the first of the wordings anywhere in a text, the longest that begins there. */
export function wordingFinder(...tables: readonly ByLanguage[]): (text: Folded) => FoundWording | null {
  const read = once(() => readWordings(tables));
  return (text) => {
    const wordings = read();
    const within = beginsAnywhere(wordings, text);
    const words = wordsIn(text);
    for (const [index, { start }] of words.entries()) {
      if (within !== null && within.start <= start) break;
      const ends = endsAt(wordings, words, index);
      const last = ends.size > 0 ? words[Math.max(...ends) - 1] : undefined;
      if (last) return { start, end: last.end };
    }
    return within;
  };
}

/** Takes the wordings out of a text; null if there are none. */
export function wordingRemover(...tables: readonly ByLanguage[]): (text: Folded) => Folded | null {
  const find = wordingFinder(...tables);
  return (text) => {
    let rest = text;
    for (let found = find(rest); found; found = find(rest)) {
      rest = joinFolded(fold(rest.slice(0, found.start)), fold(rest.slice(found.end)));
    }
    return rest === text ? null : rest;
  };
}

/** Words allowed where a wording leaves some open. */
const mostOpen = 5;

/** The numbers of the words before which a wording that begins at `index` may end. */
function endsAt(
  { plain, open, beginsOpen }: ReadWordings,
  words: readonly PlacedWord[],
  index: number,
): ReadonlySet<number> {
  const ends = endsOfWordings(plain, words, index);
  if (endsOfWordings(beginsOpen, words, index).size === 0) return ends;
  const openEnds = open.flatMap(([first, ...rest]) => {
    let reached = first ? endsOfWordings(first, words, index) : ends;
    for (const slot of rest) {
      const starts = new Set([...reached].flatMap(startsBehind));
      reached = new Set([...starts].flatMap((start) => [...endsOfWordings(slot, words, start)]));
    }
    return [...reached];
  });
  return new Set([...ends, ...openEnds]);
}

function startsBehind(end: number): number[] {
  return Array.from({ length: mostOpen + 1 }, (_, skipped) => end + skipped);
}
