import type { Folded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';

const find = sentenceShapeFinder(phrases('questions.withoutPermit'));

/** Whether a question asks about working without help or limits: being allowed to is half of its answer. */
export function asksWithoutRestriction(words: Folded): boolean {
  return find(words);
}
