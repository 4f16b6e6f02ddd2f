import { phrases } from '@/language/lexicon/lexicon';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';

const find = sentenceShapeFinder(phrases('questions.withoutPermit'));

/** Whether a question asks about working phrases('questions.withoutPermit') help or limits: being allowed to is half of its answer. */
export function asksWithoutRestriction(words: string): boolean {
  return find(words);
}
