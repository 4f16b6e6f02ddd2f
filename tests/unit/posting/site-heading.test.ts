import { describe, expect, it } from 'vitest';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const line = (text: string, level = 0) => postingLine(text, { level });
const prose = line(
  'You check tickets on our lines by day and by night, help passengers find their way, and write down what you saw for those who come after you.',
);

function titleOf(lines: ReturnType<typeof line>[], names: { titles?: string[]; logos?: string[] } = {}) {
  const about = { titles: [], siteName: null, ...names };
  return readPostingLines(lines, { names: about, spoken: [] }).fields.title;
}

describe('a heading that names the site', () => {
  const rights = line('Kestrel Lines © 2020 All rights reserved');
  const posting = [line('KESTREL LINES', 1), line('We are looking for:', 4), line('TICKET CLERK', 3), prose, prose];

  it('is no title where the rights and the page’s title say whose site it is', () => {
    const names = { titles: ['Kestrel Lines - work'], logos: ['Kestrel Lines'] };
    expect(titleOf([...posting, rights], names)).toBe('TICKET CLERK');
  });

  it('is not known by one witness, which may be called after the page', () => {
    const lines = [line('Harbour pilotage', 1), prose, prose];
    expect(titleOf(lines, { logos: ['Harbour pilotage logo'] })).toBe('Harbour pilotage');
  });
});

describe('the title of a small site', () => {
  it('may be set as any text, and is told by its mark for everyone', () => {
    const lines = [line('Jobs', 1), line('Ergotherapeut (m/w/d)'), line('Häufige Fragen zum Ablauf', 2), prose, prose];
    expect(titleOf(lines)).toBe('Ergotherapeut (m/w/d)');
  });

  it('is no question that many ask', () => {
    const lines = [line('Night nurse', 2), prose, prose, line('Frequently asked questions', 2), prose, prose];
    expect(titleOf(lines)).toBe('Night nurse');
  });

  it('is the first heading, not one of the text before which a sentence ends', () => {
    const lines = [
      line('Join us', 1),
      line('Trainee builder', 1),
      prose,
      line('This is what we expect of you:'),
      line('A quick developer', 2),
      prose,
    ];
    expect(titleOf(lines, { titles: ['Join us'] })).toBe('Trainee builder');
  });

  it('may stand below a motto as large as itself', () => {
    const motto = 'Help us to build the best platform for the credit and the banking of tomorrow';
    const lines = [line(motto, 1), prose, line('Full-time'), line('Open'), line('Field agent', 1), prose, prose];
    expect(titleOf(lines, { titles: ['Vacancies | Acme'] })).toBe('Field agent');
  });
});
