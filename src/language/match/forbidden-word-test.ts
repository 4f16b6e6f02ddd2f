import type { GuardReading, GuardText } from '@/language/fold/fold-for-guards';
import { isUnspacedScript } from '@/language/fold/guard-words';
import { type ByPlace, type PlacedConcept, phrasesByPlace } from '@/language/lexicon/lexicon';
import { once } from '@/std/once';
import { fillerMatcher } from './guard-filler-words';
import { type PhraseMatcher, phraseMatcher } from './guard-phrase-matcher';

/** Finds one action in a control's name. */
export interface ForbiddenWordTest {
  /** Whether any part of the name means it. */
  tells(text: GuardText): boolean;
  /** Whether the name starts with it: for elements such as rows, whose name is all the text in them. */
  begins(text: GuardText): boolean;
}

interface Matchers {
  whole: PhraseMatcher;
  alone: PhraseMatcher;
  first: PhraseMatcher;
  last: PhraseMatcher;
  any: PhraseMatcher;
}

/** A test for one action, whose phrases are placed in a control's name. Its tables are built on first use. */
export function forbiddenWordTest(action: PlacedConcept): ForbiddenWordTest {
  const matchers = once(() => matchersOf(phrasesByPlace(action)));
  return {
    tells: ({ readings }) => readings.some((reading) => tells(reading, matchers())),
    begins: ({ readings }) => readings.some(({ words }) => beginsWith(words, matchers().first)),
  };
}

function matchersOf({ whole, alone, first, last, says }: ByPlace): Matchers {
  return {
    whole: phraseMatcher(whole, alone),
    alone: phraseMatcher(alone),
    first: phraseMatcher(first, says),
    last: phraseMatcher(last, says),
    any: phraseMatcher(first, last, says),
  };
}

function tells(reading: GuardReading, matchers: Matchers): boolean {
  const { words, parts, stretches, joined, spelled } = reading;
  if (isWholly(words, matchers.whole) || isJoined(joined, matchers)) return true;
  if (spelled !== null && isSpelled(spelled, matchers)) return true;
  if (parts.some((part) => isWholly(part, matchers.alone))) return true;
  return stretches.some((stretch) => tellsIn(stretch, matchers));
}

function tellsIn(words: readonly string[], { first, last, any }: Matchers): boolean {
  return beginsWith(words, first) || endsWith(words, last) || holdsUnspaced(words, any);
}

/** Nothing but a phrase and its fillers: "Please confirm now". A phrase may begin with a filler itself: "New: my account". */
function isWholly(words: readonly string[], matcher: PhraseMatcher): boolean {
  const [start, end] = [startOfAction(words), endOfAction(words)];
  for (let index = 0; index <= start && index < words.length; index += 1) {
    const length = matcher.lengthFrom(words, index);
    if (length > 0 && index + length >= end) return true;
  }
  return false;
}

function beginsWith(words: readonly string[], matcher: PhraseMatcher): boolean {
  const start = startOfAction(words);
  for (let index = 0; index <= start && index < words.length; index += 1) {
    if (matcher.lengthFrom(words, index) > 0) return true;
  }
  return false;
}

function endsWith(words: readonly string[], matcher: PhraseMatcher): boolean {
  const end = endOfAction(words);
  for (let index = words.length; index >= end && index > 0; index -= 1) {
    if (matcher.lengthBefore(words, index) > 0) return true;
  }
  return false;
}

/** Characters. Longer texts in such scripts are titles or sentences. */
const longestUnspacedName = 14;

function holdsUnspaced(words: readonly string[], matcher: PhraseMatcher): boolean {
  if (words.length > longestUnspacedName) return false;
  return words.some((word, index) => isUnspacedScript(word) && matcher.lengthFrom(words, index) > 0);
}

function isJoined(letters: string, { whole, any }: Matchers): boolean {
  return whole.isJoined(letters) || any.isJoined(letters);
}

/** Limits for a spelled-out phrase within a longer text, in letters. */
const shortestSpelled = 4;
const longestSpelled = 40;

function isSpelled(letters: string, matchers: Matchers): boolean {
  const most = Math.min(letters.length, longestSpelled);
  for (let length = shortestSpelled; length <= most; length += 1) {
    if (isJoined(letters.slice(0, length), matchers) || isJoined(letters.slice(-length), matchers)) return true;
  }
  const short = shortestSpelled - 1;
  return isJoined(letters.slice(0, short), matchers) && fillerMatcher().isJoined(letters.slice(short));
}

/** Words to skip, per stretch; cached since a dozen tests ask for them. */
const starts = new WeakMap<readonly string[], number>();
const ends = new WeakMap<readonly string[], number>();

/** Words to skip before the action: "Yes, please apply", "Click here to apply". */
function startOfAction(words: readonly string[]): number {
  const known = starts.get(words);
  if (known !== undefined) return known;
  let index = 0;
  for (let length = 1; length > 0 && index < words.length; index += length) {
    length = fillerMatcher().lengthFrom(words, index);
  }
  starts.set(words, index);
  return index;
}

/** The same from the end: "Apply now", "Bewerben Sie sich jetzt". */
function endOfAction(words: readonly string[]): number {
  const known = ends.get(words);
  if (known !== undefined) return known;
  let end = words.length;
  for (let length = 1; length > 0 && end > 0; end -= length) length = fillerMatcher().lengthBefore(words, end);
  ends.set(words, end);
  return end;
}
