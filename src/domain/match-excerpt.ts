import { cutAtWord } from './cut-text';
import { foldSpace } from './fold-space';

/** Characters shown before the match, and in total. */
const before = 40;
const longest = 120;

/** The part of a text around a position in it, on one line, otherwise as written. */
export function excerptAround(text: string, place: number): string {
  const from = place <= before ? 0 : Math.max(text.lastIndexOf(' ', place - before / 2) + 1, place - before);
  const shown = cutAtWord(foldSpace(text.slice(from, from + 2 * longest)), longest);
  return from > 0 ? `…${shown}` : shown;
}
