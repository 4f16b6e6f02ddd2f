import { buildSegment, documentsWithWord, type IndexSegment, segmentSize } from '@/search/index-segment';

/** Which texts have which words, one text per row. A changed text is a new document; the old one no longer counts. */
export interface WordIndex {
  put(row: number, words: readonly string[]): void;
  remove(row: number): void;
  has(row: number): boolean;
  /** Marks the rows whose text has the word (folded), with or without a dot before it, or one that starts with it. */
  mark(word: string, isPrefix: boolean, marks: Uint8Array): void;
}

export function createWordIndex(): WordIndex {
  const segments: IndexSegment[] = [];
  /** Rows by document, and the latest document by row; -1 if there is none. */
  const rowOf: number[] = [];
  const documentOf: number[] = [];
  let young = new Map<string, number[]>();
  const markOne = (document: number, marks: Uint8Array) => {
    const row = rowOf[document] ?? -1;
    if (documentOf[row] === document) marks[row] = 1;
  };
  const isNamed = new Uint8Array(segmentSize);
  const markAll = (segment: number, numbers: ArrayLike<number>, marks: Uint8Array) => {
    const base = segment * segmentSize;
    if (numbers.length < segmentSize) {
      for (let index = 0; index < numbers.length; index += 1) markOne(base + (numbers[index] ?? 0), marks);
      return;
    }
    // All words that start with one letter: each document occurs many times, and is looked up once.
    isNamed.fill(0);
    for (let index = 0; index < numbers.length; index += 1) isNamed[numbers[index] ?? 0] = 1;
    for (let number = 0; number < segmentSize; number += 1) if (isNamed[number] === 1) markOne(base + number, marks);
  };
  return {
    put(row, words) {
      documentOf[row] = rowOf.push(row) - 1;
      addDocument(young, words, (rowOf.length - 1) % segmentSize);
      if (rowOf.length % segmentSize > 0) return;
      segments.push(buildSegment(young));
      young = new Map();
    },
    remove(row) {
      documentOf[row] = -1;
    },
    has: (row) => (documentOf[row] ?? -1) >= 0,
    mark(word, isPrefix, marks) {
      for (const written of word.startsWith('.') ? [word] : [word, `.${word}`]) {
        for (const [number, sealed] of segments.entries())
          markAll(number, documentsWithWord(sealed, written, isPrefix), marks);
        if (!isPrefix) markAll(segments.length, young.get(written) ?? [], marks);
        else
          for (const [begun, numbers] of young) if (begun.startsWith(written)) markAll(segments.length, numbers, marks);
      }
    },
  };
}

function addDocument(documentsByWord: Map<string, number[]>, words: readonly string[], number: number): void {
  for (const word of words) {
    const numbers = documentsByWord.get(word);
    if (numbers === undefined) documentsByWord.set(word, [number]);
    else if (numbers.at(-1) !== number) numbers.push(number);
  }
}
