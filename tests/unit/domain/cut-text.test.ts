import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtSentence, cutAtWord } from '@/std/cut-text';

describe('a long text', () => {
  it.each<[string, number, string]>([
    ['short', 20, 'short'],
    ['The details pane shows a job', 22, 'The details pane…'],
    ['https://jobs.example/search', 10, 'https://jo…'],
  ])('is cut at a word: %s', (text, longest, cut) => {
    expect(cutAtWord(text, longest)).toBe(cut);
  });

  it.each<[string, number, string]>([
    ['A dialog opened. It has 4 filters.', 60, 'A dialog opened. It has 4 filters.'],
    ['A dialog opened. It has 4 filters.', 24, 'A dialog opened.'],
    ['No. A dialog with 4 filters opened.', 24, 'No. A dialog with 4…'],
    ['Version 3.1 of it', 13, 'Version 3.1…'],
  ])('is cut at a sentence: %s', (text, longest, cut) => {
    expect(cutAtSentence(text, longest)).toBe(cut);
  });

  it('is never longer than it may be, but for the mark, and stays well formed', () => {
    const text = fc.array(fc.constantFrom('😀', 'a', ' ', '. ', 'word')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (long, longest) => {
        for (const cut of [cutAtWord(long, longest), cutAtSentence(long, longest)]) {
          expect(cut.length).toBeLessThanOrEqual(longest + 1);
          expect(cut.isWellFormed()).toBe(true);
          expect(long.startsWith(cut.replace(/…$/, ''))).toBe(true);
        }
      }),
    );
  });
});
