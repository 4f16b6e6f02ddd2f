import { plainText } from '@/language/fold/plain-letters';
import type { ByLanguage } from '@/language/lexicon/lexicon';

/**
 * Phrases as a part of a pattern for `plainText`, whose digits and signs matter as well, longer ones before what they begin with: "l'an", "pr. md". A point at the end is
 * left out, as texts do, and a star after a stem stands for its endings.
 */
export function writtenAlternation(...tables: readonly ByLanguage[]): string {
  return [...new Set(writtenPhrases(...tables))]
    .sort()
    .reverse()
    .map((phrase) => (phrase.endsWith('*') ? `${RegExp.escape(phrase.slice(0, -1))}\\p{L}*` : RegExp.escape(phrase)))
    .join('|');
}

/** Each phrase of the tables as `plainText` writes it. */
export function writtenPhrases(...tables: readonly ByLanguage[]): string[] {
  return tables
    .flatMap((table) => Object.values(table))
    .flatMap((phrases) => phrases.split('|'))
    .map(plainText)
    .filter(Boolean);
}
