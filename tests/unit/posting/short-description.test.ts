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

  it('is a description where it is called one', () => {
    const text = line('Keeping the shelves full, and the counts right, at night.');
    expect(read([...head, line('Job description'), text]).description).toContain('counts right');
    expect(read([...head, line('Where we are'), text]).description).toBeUndefined();
  });

  it('is a description where it unfolded under the title of its row', () => {
    const about = { names: { titles: [], siteName: null, addresses: [] }, spoken: [], known: 'Storekeeper' };
    const text = line(
      'A storekeeper with us keeps the shelves full, and the counts right, on most nights of the week.',
    );
    for (const title of ['Storekeeper', '+Storekeeper']) {
      const lines = [line(title), line('Leeds'), text];
      expect(readPostingLines(lines, { ...about, isUnfolded: true }).fields.description).toBe(text.text);
      expect(readPostingLines(lines, about).fields.description).toBeUndefined();
    }
  });

  it('is none without them', () => {
    expect(read([...head, ...parts.filter(({ isListItem }) => isListItem)]).description).toBeUndefined();
  });
});
