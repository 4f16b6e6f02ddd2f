import { phrases } from '@/language/lexicon/lexicon';
import { spelledPhrases } from './spelled-phrases';

const strong = /(?<!\s)(?:\s+[|•·–—-]\s+|\s{3,}|[^\S\t]*\t\s*)|\t\s*/u;
const employed = new RegExp(`(?<!\\s)\\s+(?:@|${spelledPhrases(phrases('cv.employedAt'))})\\s+`, 'iu');

/** The parts of an entry's head, split at punctuation. */
export function entryHeadParts(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.split(strong))
    .flatMap((part) => part.split(employed))
    .map((part) => part.replace(/^[\s,;:()|–—-]+|(?<![\s,;:(|–—-])[\s,;:(|–—-]+$/gu, '').trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** A part split at each comma in turn: `Acme, Inc., Toronto` → [`Acme`, `Inc., Toronto`], [`Acme, Inc.`, `Toronto`]. */
export function commaSplits(part: string): [before: string, after: string][] {
  return [...part.matchAll(/,\s+/g)].map(({ index, 0: comma }) => [
    part.slice(0, index),
    part.slice(index + comma.length),
  ]);
}
