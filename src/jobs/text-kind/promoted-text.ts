import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseSet } from '@/language/match/phrases-in';

const promotedWords = phraseSet(phrases('postings.promoted'));

/** Characters. Longer texts are sentences. */
const longestMark = 40;

/** Whether it is just the label of a paid posting. */
export function isPromotedText(text: string): boolean {
  return text.length <= longestMark && promotedWords.has(fold(text));
}
