import { cutAtWord } from './cut-text';
import { foldSpace } from './fold-space';

/** Characters that are shown before what was found, and in all. */
const before = 40;
const longest = 120;

/** The part of a text around a place in it, on one line and as it is written. */
export function excerptAround(text: string, place: number): string {
  const from = place <= before ? 0 : Math.max(text.lastIndexOf(' ', place - before / 2) + 1, place - before);
  const shown = cutAtWord(foldSpace(text.slice(from, from + 2 * longest)), longest);
  return from > 0 ? `…${shown}` : shown;
}
