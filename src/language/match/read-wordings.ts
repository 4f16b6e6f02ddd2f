import { fold } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { addWording, newWordingTrie, type WordingTrie } from './wording-trie';

/** Wordings as their tests look for them. */
export interface ReadWordings {
  plain: WordingTrie;
  /** Those that leave words open, each as what stands before, between and behind these. */
  open: readonly (readonly WordingTrie[])[];
  /** What stands before the words of any of them. */
  beginsOpen: WordingTrie;
  /** What stands within words, or in scripts without spaces between them; null if there is none. */
  within: RegExp | null;
}

const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]/u;

/** Reads tables of wordings (`wordingTest`). */
export function readWordings(tables: readonly ByLanguage[]): ReadWordings {
  const written = tables.flatMap((table) => Object.values(table)).flatMap((list) => list.split('|'));
  const wordings = [...new Set(written.map((wording) => wording.trim()))].filter(Boolean);
  const isWithin = (wording: string) => wording.startsWith('*') || unspaced.test(wording);
  const plain = wordings.filter((wording) => !wording.includes('…') && !isWithin(wording));
  const open = wordings.filter((wording) => wording.includes('…'));
  return {
    plain: trieOf(plain),
    open: open.map(slotsOf),
    beginsOpen: trieOf(open.flatMap((wording) => wording.split('…').slice(0, 1)).flatMap((slot) => slot.split(','))),
    within: withinPattern(wordings.filter(isWithin)),
  };
}

/** Where a wording that stands within words begins first; null if none does. */
export function beginsAnywhere({ within }: ReadWordings, text: string): { start: number; end: number } | null {
  const found = within?.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

function slotsOf(wording: string): WordingTrie[] {
  return wording.split('…').map((slot) => trieOf(slot.split(',')));
}

function trieOf(wordings: readonly string[]): WordingTrie {
  const trie = newWordingTrie();
  for (const wording of wordings) addWording(trie, fold(wording), wording.trim().endsWith('*'));
  return trie;
}

/** Alike beginnings stand together, which are matched faster, longer ones first. */
function withinPattern(wordings: readonly string[]): RegExp | null {
  if (wordings.length === 0) return null;
  const sources = wordings.map((wording) => {
    const words = RegExp.escape(fold(wording));
    return wording.endsWith('*') || unspaced.test(wording) ? words : `${words}(?![\\p{L}\\p{N}])`;
  });
  return new RegExp([...new Set(sources)].sort().reverse().join('|'), 'u');
}
