import { hasPhrase, type Phrase } from '@/language/fold/search-text';
import type { RowColumns } from '@/search/row-columns';
import { growMarks, type RowMarks } from '@/search/row-marks';
import type { WordIndex } from '@/search/word-index';

/** Jobs in which a criterion was found: in the title (and the company, if it excludes) or the description. */
export interface CriterionHits {
  phrase: Phrase;
  has(row: number): boolean;
  /** Reads a row's title and company again. */
  readRow(row: number): void;
  /** Reads a description's words (spacedWords); null: it has none. */
  readDescription(row: number, spaced: string | null): void;
  /** Rows whose descriptions must be read: they have the words, but maybe not in sequence. */
  readonly open: Set<number>;
}

export function createCriterionHits(
  phrase: Phrase,
  rows: RowColumns,
  index: WordIndex,
  isCompanyRead: boolean,
): CriterionHits {
  let inTitle: RowMarks = new Uint8Array(rows.length);
  let inDescription: RowMarks = new Uint8Array(rows.length);
  const { words, titleEnd, companyEnd } = rows.columns;
  const open = new Set<number>();
  const hits: CriterionHits = {
    phrase,
    open,
    has: (row) => inTitle[row] === 1 || inDescription[row] === 1,
    readRow(row) {
      inTitle = growMarks(inTitle, row + 1);
      const end = (isCompanyRead ? companyEnd : titleEnd)[row] ?? 0;
      inTitle[row] = hasPhrase((words[row] ?? '').slice(0, end), phrase) ? 1 : 0;
    },
    readDescription(row, spaced) {
      inDescription = growMarks(inDescription, row + 1);
      inDescription[row] = spaced !== null && hasPhrase(spaced, phrase) ? 1 : 0;
      open.delete(row);
    },
  };
  for (let row = 0; row < rows.length; row += 1) hits.readRow(row);
  const candidates = markAllOf(phrase, index, rows.length);
  if (phrase.words.length === 1) inDescription = candidates;
  else for (let row = 0; row < rows.length; row += 1) if (candidates[row] === 1) open.add(row);
  return hits;
}

/** Rows whose descriptions have all words of the phrase, in any order. */
function markAllOf({ words, isPrefix }: Phrase, index: WordIndex, length: number): RowMarks {
  let all: RowMarks | null = null;
  for (const [number, word] of words.entries()) {
    const marks = new Uint8Array(length);
    index.mark(word, isPrefix && number === words.length - 1, marks);
    const before: RowMarks | null = all;
    all = before ? marks.map((mark, row) => mark & (before[row] ?? 0)) : marks;
  }
  return all ?? new Uint8Array(length);
}
