import { cutAtWord } from './cut-text';
import { foldSpace } from './fold-space';
import { hasPhrase, type Phrase, searchWords } from './search-words';

/** Characters that are shown before a found phrase, and in all. */
const before = 40;
const longest = 120;

/** The part of a text around a phrase, on one line and as it is written; null where the phrase is not in it. */
export function excerptAround(text: string, phrase: Phrase): string | null {
  const words: string[] = [];
  const starts: number[] = [];
  for (const { 0: piece, index } of text.matchAll(/\S+/g)) {
    const more = searchWords(piece);
    words.push(...more);
    starts.push(...more.map(() => index));
    const latest = words.slice(-(phrase.words.length + more.length));
    if (!hasPhrase(` ${latest.join(' ')} `, phrase)) continue;
    // A script without spaces makes one piece of a whole sentence.
    const within = piece.toLowerCase().indexOf(phrase.words[0] ?? '');
    return cutAround(text, piece.length > longest ? index + Math.max(0, within) : (starts.at(-latest.length) ?? index));
  }
  return null;
}

function cutAround(text: string, start: number): string {
  const from = start <= before ? 0 : Math.max(text.lastIndexOf(' ', start - before / 2) + 1, start - before);
  const shown = cutAtWord(foldSpace(text.slice(from, from + 2 * longest)), longest);
  return from > 0 ? `…${shown}` : shown;
}
