import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const findSort = phraseFinder(phrases('controls.sort'));

/** Whether the words label a control that reorders rows. */
export function isSortControl(text: string): boolean {
  return findSort(fold(text)) !== null;
}
