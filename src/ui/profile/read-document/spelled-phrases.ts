import { fold } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';

/**
 * Phrases as a regular expression source for a text as it was written, where positions count: with and without accents, longest first.
 * Everything else is searched in folded text.
 */
export function spelledPhrases(table: ByLanguage): string {
  const written = Object.values(table)
    .flatMap((phrases) => phrases.split('|'))
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
  const spelled = new Set(written.flatMap((phrase) => [phrase, fold(phrase)]));
  return [...spelled]
    .sort((one, other) => other.length - one.length)
    .map((phrase) => RegExp.escape(phrase).replaceAll("\\'", "['’]").replaceAll('\\x27', "['’]"))
    .join('|');
}
