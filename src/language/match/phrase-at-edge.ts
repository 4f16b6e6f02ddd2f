import { fold } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { once } from '@/std/once';
import { foldedPhrases } from './phrases-in';

/** Words of a phrase, at most. */
const longest = 5;

/** Cuts the longest of the phrases of a table that a text begins or ends with; a text that does not, or has nothing else, stays. */
export function phraseCutter(edge: 'start' | 'end', table: ByLanguage): (text: string) => string {
  const at = edge === 'start' ? 0 : -1;
  const known = once(() => new Set<string>(foldedPhrases(table)));
  // Nearly all texts are told by their one word at the edge, and to fold more of each takes its time.
  const edges = once(() => new Set(Array.from(known(), (phrase) => phrase.split(' ').at(at))));
  return (text) => {
    const words = text.split(' ');
    const folded = fold(words.at(at) ?? '').split(' ');
    if (!edges().has(folded.at(at))) return text;
    for (let length = Math.min(longest, words.length - 1); length > 0; length -= 1) {
      const [cut, rest] =
        edge === 'start'
          ? [words.slice(0, length), words.slice(length)]
          : [words.slice(-length), words.slice(0, -length)];
      if (known().has(fold(cut.join(' ')))) return rest.join(' ');
    }
    return text;
  };
}
