/** Documents per segment: their numbers within it easily fit 16 bits. */
export const segmentSize = 2048;

/**
 * Which documents have which words. Numbers are relative to the segment. The words are in one text and the numbers in one array, both in
 * word order, so that all words with a common prefix are adjacent in both.
 */
export interface IndexSegment {
  words: string;
  /** Where each word ends in `words`. */
  wordEnds: Uint32Array;
  documents: Uint16Array;
  /** Where each word's documents end in `documents`. */
  documentEnds: Uint32Array;
}

export function buildSegment(documentsByWord: ReadonlyMap<string, readonly number[]>): IndexSegment {
  const sorted = [...documentsByWord.keys()].sort();
  const wordEnds = new Uint32Array(sorted.length);
  const documentEnds = new Uint32Array(sorted.length);
  let wordEnd = 0;
  let documentEnd = 0;
  for (const [index, word] of sorted.entries()) {
    wordEnd += word.length;
    wordEnds[index] = wordEnd;
    documentEnd += documentsByWord.get(word)?.length ?? 0;
    documentEnds[index] = documentEnd;
  }
  const documents = new Uint16Array(documentEnd);
  for (const [index, word] of sorted.entries()) {
    documents.set(documentsByWord.get(word) ?? [], documentEnds[index - 1] ?? 0);
  }
  return { words: sorted.join(''), wordEnds, documents, documentEnds };
}

/** The documents that have the word, or a word that starts with it; may contain repeats. */
export function documentsWithWord(segment: IndexSegment, word: string, isPrefix: boolean): Uint16Array {
  const first = firstNotBefore(segment, word);
  // No word contains this noncharacter, so it sorts after all with the prefix.
  const after = isPrefix ? firstNotBefore(segment, `${word}\uffff`) : first + (wordAt(segment, first) === word ? 1 : 0);
  return segment.documents.subarray(segment.documentEnds[first - 1] ?? 0, segment.documentEnds[after - 1] ?? 0);
}

/** Binary search, in the order of `sort`. */
function firstNotBefore(segment: IndexSegment, word: string): number {
  let low = 0;
  let high = segment.wordEnds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (wordAt(segment, middle) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function wordAt({ words, wordEnds }: IndexSegment, index: number): string {
  return words.slice(wordEnds[index - 1] ?? 0, wordEnds[index]);
}
