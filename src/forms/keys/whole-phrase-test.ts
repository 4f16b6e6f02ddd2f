import type { Folded } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { type PhraseSet, phraseSet } from '@/language/match/phrases-in';

/** Words. Longer questions ask something of their own. */
const mostWords = 9;

const glue = phraseSet(phrases('history.fillers'));

/** Matches labels made only of the wording's phrases and filler words: "Name of the company", not "Phone of the company". */
export function wholePhraseTest(wording: ByLanguage): (label: Folded) => boolean {
  const known = phraseSet(wording);
  return (label) => {
    if (known.has(label)) return true;
    const words = label.split(' ');
    return words.length <= mostWords && consistsOf(words, known);
  };
}

/** From the left, the longest phrase at each word, otherwise a filler word. */
function consistsOf(words: readonly string[], phrases: PhraseSet): boolean {
  let hasPhrase = false;
  for (let at = 0; at < words.length; ) {
    const length = lengthAt(words, at, phrases);
    if (length === 0 && !glue.has(words[at] ?? '')) return false;
    hasPhrase ||= length > 0;
    at += Math.max(length, 1);
  }
  return hasPhrase;
}

function lengthAt(words: readonly string[], at: number, phrases: PhraseSet): number {
  for (let length = words.length - at; length > 0; length -= 1) {
    if (phrases.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}
