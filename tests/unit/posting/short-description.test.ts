import { describe, expect, it } from 'vitest';
import type { LineElement, PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';

const told = {
  isCell: false,
  isTerm: false,
  isAddress: false,
  hasPin: null,
  datetime: null,
  isNamedDescription: false,
};
const element = (outer: LineElement | null): LineElement => ({
  outer,
  fontSize: 16,
  ...told,
  isNamedAfter: () => false,
});
const body = element(null);

function line(text: string, { level = 0, isItem = false } = {}): PostingLine {
  const own = element(body);
  const pieces = [{ text, element: own, isLink: false, isControl: false, url: null }];
  const measures = { linkLength: 0, controlLength: 0, surroundings: 'content' as const };
  return { text, pieces, links: [], element: own, headingLevel: level, isListItem: isItem, ...measures };
}

const read = (lines: PostingLine[]) =>
  readPostingLines(lines, { names: { titles: [], siteName: null, addresses: [] }, spoken: [] }).fields;

const head = [line('Storekeeper', { level: 1 }), line('Acme Ltd'), line('Leeds')];
const item = (text: string) => line(text, { isItem: true });

describe('a text of few words', () => {
  const parts = [
    line('Your tasks:'),
    item('Daily work in the store'),
    item('Handing over the shift'),
    line('Requirements:'),
    item('Care and patience'),
    item('Experience is welcome'),
  ];

  it('is a description if it has parts as only postings have them', () => {
    const { description } = read([...head, ...parts]);
    expect(description).toContain('Handing over the shift');
    expect(description).toContain('Experience is welcome');
  });

  it('is none without them', () => {
    expect(read([...head, ...parts.filter(({ isListItem }) => isListItem)]).description).toBeUndefined();
  });
});
