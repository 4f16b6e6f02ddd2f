import { expect, it } from 'vitest';
import { piecesOf } from '@/page/fill/visibility/question-pieces';

const texts = (question: string, sections: string[], shown: string[]) =>
  piecesOf(
    { question, sections },
    shown.map((text) => ({ text })),
  ).map(({ text }) => text);

it('takes no heading for a piece of a question that stands there as a whole', () => {
  expect(texts('Name the source', ['Source'], ['Source', 'Name the source', 'City'])).toEqual(['Name the source']);
});

it('keeps what is no heading, and headings of a question that stands there in pieces', () => {
  expect(texts('Name the source', ['About you'], ['Source', 'Name the source'])).toEqual(['Source', 'Name the source']);
  expect(texts('Name the source', ['Source'], ['Source', 'Name the'])).toEqual(['Source', 'Name the']);
});
