import type { ByLanguage } from '@/language/lexicon/lexicon';

/** The phrases of all languages, each folded like the text it is searched in. */
export function phrasesIn(words: ByLanguage, fold: (text: string) => string): string[] {
  return Object.values(words)
    .flatMap((phrases) => phrases.split('|'))
    .map(fold)
    .filter(Boolean);
}
