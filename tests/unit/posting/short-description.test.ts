import { describe, expect, it } from 'vitest';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine as line } from './posting-line';

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
