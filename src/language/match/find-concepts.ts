import { type Folded, fold, foldIdentifier } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import type { Place } from '@/language/lexicon/topics/concept';
import { type Concept, type Meaning, phrasesIn } from './concept';

/** A meaning found in a text, and the phrase that matched. */
export interface ConceptMatch {
  key: Meaning;
  phrase: string;
  /** A short or common word that is the whole label: other clues may say better. */
  isWeak: boolean;
  /** Followed by numbers at most. */
  isLast: boolean;
}

/** Finds concepts in folded texts. */
export interface ConceptFinder {
  /** All meanings in a label, in order: the longest phrase at each position. */
  inLabel(words: Folded): ConceptMatch[];
  /** The same for the words of a `name` or `id`. */
  inIdentifier(words: Folded): ConceptMatch[];
}

/** If two concepts share a phrase, the first counts. Tables are built on first use: most pages have no form. */
export function conceptFinder(concepts: readonly Concept[]): ConceptFinder {
  const saying = once(() => phraseTable(concepts, 'says', fold));
  const alone = once(() => phraseTable(concepts, 'alone', fold));
  const naming = once(() => phraseTable(concepts, 'named', compactName));
  const wholeNames = once(() => phraseTable(concepts, 'namedWhole', compactName));
  return {
    inLabel: (words) => {
      const whole = alone().phrases.get(words);
      return whole
        ? [{ key: whole, phrase: words, isWeak: true, isLast: true }]
        : [...inWords(words, saying(), ' '), ...inUnspaced(words, saying())];
    },
    inIdentifier: (words) => {
      const whole = wholeNames().phrases.get(words.replace(/[\d ]/g, ''));
      if (whole) return [{ key: whole, phrase: words, isWeak: true, isLast: true }];
      return inWords(words, naming(), '');
    },
  };
}

/** Names are written with or without gaps between their words. */
const compactName = (phrase: string): string => foldIdentifier(phrase).replaceAll(' ', '');

interface PhraseTable {
  phrases: ReadonlyMap<string, Meaning>;
  /** Phrases in scripts that do not separate words. */
  unspaced: readonly string[];
}

const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

function phraseTable(concepts: readonly Concept[], place: Place, fold: (phrase: string) => string): PhraseTable {
  const known = new Map<string, Meaning>();
  for (const { key, words, places } of concepts) {
    if (places && !places.includes(place)) continue;
    for (const phrase of phrasesIn(phrases(words, place), fold)) if (!known.has(phrase)) known.set(phrase, key);
  }
  const longestFirst = Array.from(known.keys()).sort((one, other) => other.length - one.length);
  return { phrases: known, unspaced: longestFirst.filter((phrase) => phrase.length > 1 && unspaced.test(phrase)) };
}

/** No phrase has more words. */
const mostWords = 8;

/** From the left, the longest run of words that is a phrase, then from its end. */
function inWords(text: string, { phrases }: PhraseTable, gap: string): ConceptMatch[] {
  const words = text.split(' ');
  const found: ConceptMatch[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(mostWords, words.length - at);
    let key: Meaning | undefined;
    for (; length > 0; length -= 1) {
      key = phrases.get(words.slice(at, at + length).join(gap));
      if (key !== undefined) break;
    }
    if (key !== undefined) {
      const isLast = words.slice(at + length).every((word) => /^\d*$/.test(word));
      found.push({ key, phrase: words.slice(at, at + length).join(' '), isWeak: false, isLast });
    }
    at += Math.max(length, 1);
  }
  return found;
}

function inUnspaced(text: string, { phrases, unspaced: known }: PhraseTable): ConceptMatch[] {
  if (!unspaced.test(text)) return [];
  const phrase = known.find((each) => text !== each && text.includes(each));
  const key = phrase === undefined ? undefined : phrases.get(phrase);
  return phrase === undefined || key === undefined ? [] : [{ key, phrase, isWeak: false, isLast: false }];
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
