import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';

const promotedWords = new Set<string>(phrasesIn(phrases('postings.promoted'), fold));

/** Characters. Longer texts are sentences. */
const longestMark = 40;

/** Whether it is just the label of a paid posting. */
export function isPromotedText(text: string): boolean {
  return text.length <= longestMark && promotedWords.has(fold(text));
}
