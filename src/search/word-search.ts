import type { Phrase } from '@/language/fold/search-text';
import type { RowColumns } from '@/search/row-columns';
import type { RowMarks } from '@/search/row-marks';
import type { WordIndex } from '@/search/word-index';

/** Finds rows that have every word, in any of their texts or the description. */
export interface WordSearch {
  /** Marks of the rows; null if there are no words. */
  find(words: readonly Phrase[]): RowMarks | null;
  /** Something changed: earlier results are invalid. */
  forget(): void;
}

/** Words with cached rows: while one is typed, those before it stay. */
const mostKept = 16;

/** `indexes`: of a row's texts and of its description. */
export function createWordSearch(rows: RowColumns, indexes: readonly WordIndex[]): WordSearch {
  const found = new Map<string, RowMarks>();
  const markRows = ({ words, isPrefix }: Phrase) => {
    const marks = new Uint8Array(rows.length);
    for (const word of words) for (const index of indexes) index.mark(word, isPrefix, marks);
    return marks;
  };
  const findOne = (phrase: Phrase) => {
    const key = `${phrase.words.join(' ')}${phrase.isPrefix ? '*' : ''}`;
    const marks = found.get(key) ?? markRows(phrase);
    found.delete(key);
    found.set(key, marks);
    for (const oldest of found.keys()) if (found.size > mostKept) found.delete(oldest);
    return marks;
  };
  return {
    find(words) {
      let all: RowMarks | null = null;
      for (const word of words) all = both(all, findOne(word));
      return all;
    },
    forget: () => found.clear(),
  };
}

function both(one: RowMarks | null, other: RowMarks): RowMarks {
  if (one === null) return other;
  return one.map((mark, row) => mark & (other[row] ?? 0));
}
