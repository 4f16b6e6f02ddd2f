import { controlWords } from '@/domain/refused-words/refused-control';
import { wordsTest } from '@/domain/refused-words/refused-words';
import { sortPhrases } from '@/domain/sort-words';

const saysSort = wordsTest({ first: sortPhrases, last: sortPhrases });

/** True for what is called after the order of rows: "Sort by: Most recent". */
export function isSortName(name: string): boolean {
  return saysSort(controlWords(name));
}
