import { type Folded, fold, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases } from '@/language/match/phrases-in';

/** The number of words after it that may name the thing. */
const nameLength = 5;

let start: RegExp | null = null;
let request: RegExp | null = null;

/** The folded sentence without its request words: "please state your name" is not about a state. */
export function withoutRequestWords(words: Folded): Folded {
  start ??= new RegExp(`^${beginning()} `, 'u');
  return replaceFolded(words, start);
}

/** What a folded sentence asks for, if its first words name it; undefined if it does not ask for one thing. */
export function requestedThing(words: Folded): Folded | undefined {
  request ??= new RegExp(`^${beginning()} ((?:\\S+ ?){1,${nameLength}})`, 'u');
  const named = request.exec(words)?.[1];
  return named === undefined ? undefined : fold(named);
}

function beginning(): string {
  return `(?:${foldedPhrases(phrases('questions.requests')).join('|')})`;
}
