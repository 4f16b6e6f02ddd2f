import { foldLabel } from '@/language/fold/fold-field-text';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/concept';

/** The number of words after it that may name the thing. */
const nameLength = 5;

let start: RegExp | null = null;
let request: RegExp | null = null;

/** The folded sentence without its phrases('questions.requests') words: "please state your name" is not about a state. */
export function withoutRequestWords(words: string): string {
  start ??= new RegExp(`^${beginning()} `, 'u');
  return words.replace(start, '');
}

/** What a folded sentence asks for, if its first words name it; undefined if it does not ask for one thing. */
export function requestedThing(words: string): string | undefined {
  request ??= new RegExp(`^${beginning()} ((?:\\S+ ?){1,${nameLength}})`, 'u');
  return request.exec(words)?.[1];
}

function beginning(): string {
  return `(?:${phrasesIn(phrases('questions.requests'), foldLabel).join('|')})`;
}
