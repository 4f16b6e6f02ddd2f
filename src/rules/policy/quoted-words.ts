import { collapseWhitespace } from '@/language/fold/collapse-whitespace';

const longest = 80;

/** Page text inside a sentence: `“All filters”`. */
export function quotedWords(words: string): string {
  const line = collapseWhitespace(words);
  return `“${line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line}”`;
}
