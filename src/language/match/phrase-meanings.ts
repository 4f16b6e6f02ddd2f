import { type Folded, fold, noWords, splitWords } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';

/** Tells what phrases stand for. */
export interface PhraseMeanings<Meaning extends string> {
  /** What the whole text means, if it is one of the phrases. */
  of(text: Folded): Meaning | undefined;
  /** The words of the text, each phrase in it replaced by its meaning; the longest phrase at each place counts. */
  replacedIn(text: Folded): string[];
}

/** By meaning, its phrases. Of two meanings that share a phrase, the first counts. */
export function phraseMeanings<Meaning extends string>(
  tables: readonly (readonly [meaning: Meaning, phrases: ByLanguage])[],
): PhraseMeanings<Meaning> {
  let made: ReadonlyMap<string, Meaning> | null = null;
  let longest = 0;
  const meanings = () => {
    made ??= new Map(
      tables.flatMap(([meaning, phrases]) => folded(phrases).map((each) => [each, meaning] as const)).reverse(),
    );
    longest ||= Math.max(...Array.from(made.keys(), (phrase) => splitWords(fold(phrase)).length));
    return made;
  };
  return {
    of: (text) => meanings().get(text),
    replacedIn: (text) => {
      const known = meanings();
      return replaced(splitWords(text), known, longest);
    },
  };
}

function replaced(words: readonly Folded[], known: ReadonlyMap<string, string>, longest: number): string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    while (length > 1 && !known.has(words.slice(at, at + length).join(' '))) length -= 1;
    const phrase = words.slice(at, at + length).join(' ');
    said.push(known.get(phrase) ?? phrase);
    at += length;
  }
  return said;
}

function folded(phrases: ByLanguage): Folded[] {
  return Object.values(phrases)
    .flatMap((each) => each.split('|'))
    .map(fold)
    .filter((each) => each !== noWords);
}
