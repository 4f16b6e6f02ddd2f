import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const findKeyword = phraseFinder(phrases('jobs.keywordField'));
const findPlace = phraseFinder(phrases('jobs.placeField'));

/** True for words of a search word field. */
export function isKeywordFieldLabel(text: string): boolean {
  return findKeyword(fold(text)) !== null;
}

/** True for words of a place field. */
export function isPlaceFieldLabel(text: string): boolean {
  return findPlace(fold(text)) !== null;
}
