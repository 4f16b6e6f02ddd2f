import { type Phrase, phraseTest } from '@/domain/search-words';
import type { DescriptionIndex } from './description-index';
import type { JobRows } from './job-rows';
import type { Marks } from './marks';

/** Finds the rows that have every word, in any of their texts or the description. */
export interface WordSearch {
  /** Marks of the rows; null where no word is asked for. */
  find(words: readonly Phrase[]): Marks | null;
  /** Something changed: what was found before counts no more. */
  forget(): void;
}

/** Words whose rows are kept: while a word is typed, those before it stay. */
const mostKept = 16;

export function createWordSearch(rows: JobRows, index: DescriptionIndex): WordSearch {
  const found = new Map<string, Marks>();
  const findOne = (phrase: Phrase) => {
    const key = `${phrase.words.join(' ')}${phrase.isPrefix ? '*' : ''}`;
    const marks = found.get(key) ?? markRows(rows, index, phrase, beginningOf(phrase, found));
    found.delete(key);
    found.set(key, marks);
    for (const oldest of found.keys()) if (found.size > mostKept) found.delete(oldest);
    return marks;
  };
  return {
    find(words) {
      let all: Marks | null = null;
      for (const word of words) all = both(all, findOne(word));
      return all;
    },
    forget: () => found.clear(),
  };
}

/** `within`: the rows that have a beginning of the phrase: no others can have it, so only their texts are looked through. Null: all are. */
function markRows(rows: JobRows, index: DescriptionIndex, phrase: Phrase, within: Marks | null): Marks {
  const marks = new Uint8Array(rows.length);
  for (const word of phrase.words) index.mark(word, phrase.isPrefix, marks);
  const { words } = rows.columns;
  const isIn = phraseTest(phrase);
  for (let row = 0; row < marks.length; row += 1) {
    if (marks[row] === 0 && within?.[row] !== 0 && isIn(words[row] ?? '')) marks[row] = 1;
  }
  return marks;
}

/** What was found for a beginning of the word: while it is typed, every letter leaves fewer rows to look at. */
function beginningOf({ words: [word = ''] }: Phrase, found: ReadonlyMap<string, Marks>): Marks | null {
  for (let length = word.length; length > 0; length -= 1) {
    const marks = found.get(`${word.slice(0, length)}*`);
    if (marks) return marks;
  }
  return null;
}

function both(one: Marks | null, other: Marks): Marks {
  if (one === null) return other;
  return one.map((mark, row) => mark & (other[row] ?? 0));
}
