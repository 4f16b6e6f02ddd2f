import { type Folded, fold, foldList } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { once } from '@/std/once';
import { foldedPhrases } from './phrases-in';

/**
 * Finds any of the phrases as whole words; returns the phrase found, or null. One alternation each, since
 * a page asks hundreds of times; built on first use, since most pages ask for few of them.
 */
export function phraseFinder(...tables: readonly ByLanguage[]): (text: Folded) => Folded | null {
  const pattern = once(() => new RegExp(`(?<![\\p{L}\\p{N}])(?:${phraseAlternation(tables)})(?![\\p{L}\\p{N}])`, 'u'));
  return (text) => {
    const found = pattern().exec(text)?.[0];
    return found === undefined ? null : fold(found);
  };
}

/** Scripts that put no space between words. */
const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}ー]{2,}$/u;

/**
 * As `phraseFinder`, for sentences: phrases of scripts without spaces are found inside a run of letters too, where nothing tells a word's end.
 * Not for names of controls, in which a longer word means something else.
 */
export function sentenceFinder(...tables: readonly ByLanguage[]): (text: Folded) => Folded | null {
  const findWord = phraseFinder(...tables);
  const inside = once(() => {
    const joined = foldedPhrases(...tables).filter((phrase) => unspaced.test(phrase));
    return joined.length === 0 ? null : new RegExp(alternativesOf(joined), 'u');
  });
  return (text) => {
    const found = findWord(text) ?? inside()?.exec(text)?.[0];
    return found === undefined || found === null ? null : fold(found);
  };
}

/** What is written without spaces between words, found wherever it stands in folded text. `phrases`: parted by `|`. */
export function unspacedPattern(phrases: string): RegExp {
  return new RegExp(alternativesOf(foldList(phrases)), 'gu');
}

/** The phrases as a regular expression source, longest first so that the longest wins. */
export function phraseAlternation(tables: readonly ByLanguage[]): string {
  return alternativesOf(foldedPhrases(...tables));
}

function alternativesOf(phrases: readonly Folded[]): string {
  // Phrases shared by two languages appear once: a repeated group would try duplicates both ways each time round.
  return [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map(RegExp.escape)
    .join('|');
}
