import { type Folded, foldList } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { once } from '@/std/once';

/** The phrases of all languages, each folded in a way of its own like the text it is searched in. */
export function phrasesIn(words: ByLanguage, fold: (text: string) => string): string[] {
  return Object.values(words)
    .flatMap((phrases) => phrases.split('|'))
    .map(fold)
    .filter(Boolean);
}

/** The phrases of all languages, folded. */
export function foldedPhrases(...tables: readonly ByLanguage[]): Folded[] {
  return foldList(tables.flatMap((table) => Object.values(table)).join('|'));
}

/** Which folded texts are phrases. */
export type PhraseSet = Pick<ReadonlySet<string>, 'has'>;

/** Made on the first question: a page's script is started anew with every page, and most pages ask for few of its words. */
export function phraseSet(...tables: readonly ByLanguage[]): PhraseSet {
  const known = once(() => new Set<string>(foldedPhrases(...tables)));
  return { has: (words) => known().has(words) };
}
