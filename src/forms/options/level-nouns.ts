import { type Folded, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

let atEnd: RegExp | null = null;

/** A level without the word for it: "bachelor's degree", "native level". */
export function withoutLevelNoun(words: Folded): Folded {
  atEnd ??= new RegExp(` (?:${phraseAlternation([phrases('levels.levelNouns')])})$`, 'u');
  return replaceFolded(words, atEnd);
}
