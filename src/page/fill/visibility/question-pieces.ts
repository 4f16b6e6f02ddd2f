import type { FormField } from '@/domain/form/form-field';

/** Spaces, case and punctuation are how a page writes it. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

export const isPartOf = (part: string, whole: string): boolean => part !== '' && whole.includes(part);

/** Letters. A shorter text stands within many a word: "No" of a choice nearby in "Cuéntanos". */
const leastWithin = 4;
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu)?.map(lettersOf) ?? [];
const hasNoSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Whether a text that shows on the page is a piece of a question. */
function isPieceOf(text: string, question: string): boolean {
  const letters = lettersOf(text);
  const isWord = letters.length >= leastWithin || hasNoSpaces.test(letters) || wordsOf(question).includes(letters);
  return isWord && isPartOf(letters, lettersOf(question));
}

/**
 * The texts that show and are pieces of a field's question: where it stands there as a whole, without the headings over it ("Source" over "Name
 * the source").
 */
export function piecesOf<Shown extends { text: string }>(
  { question, sections }: Pick<FormField, 'question' | 'sections'>,
  seen: readonly Shown[],
): Shown[] {
  const pieces = seen.filter(({ text }) => isPieceOf(text, question));
  const asked = lettersOf(question);
  if (!pieces.some(({ text }) => lettersOf(text) === asked)) return pieces;
  const headings = new Set(sections.map(lettersOf));
  return pieces.filter(({ text }) => lettersOf(text) === asked || !headings.has(lettersOf(text)));
}

/** All words are there, in any order. */
export const saysAll = (seen: string, asked: string): boolean =>
  seen.length === asked.length && [...seen].sort().join() === [...asked].sort().join();
