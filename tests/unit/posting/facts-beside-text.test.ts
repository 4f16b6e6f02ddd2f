import { describe, expect, it } from 'vitest';
import { parseNumberedText } from '@/jobs/posting/parse-numbered-text';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';

const about = { names: { titles: [], siteName: null }, spoken: [] };
const prose =
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new to the team.';

function read(...lines: string[]) {
  return readPostingLines(parseNumberedText({ text: lines.join('\n'), links: [] }), about).fields;
}

describe('a kind of employment', () => {
  it.each(['Fast', 'Contrat doctoral'])('is what a label says it is: %s', (kind) => {
    expect(read('Baker', 'Acme Ltd', `Employment type: ${kind}`, prose).employmentType).toBe(kind);
  });

  it('is none of hours and remarks', () => {
    expect(read('Baker', 'Acme Ltd', 'Work schedule: 8 to 5', prose).employmentType).toBeUndefined();
    expect(read('Baker', 'Acme Ltd', 'Work schedule: As agreed with you', prose).employmentType).toBeUndefined();
  });
});

describe('a place', () => {
  it('is none where its label stands before words for that it is not told', () => {
    expect(read('Padeiro', 'Acme Ltda', 'Local de trabalho: Curitiba - PR', prose).location).toBe('Curitiba - PR');
    expect(read('Padeiro', 'Acme Ltda', 'Local de trabalho: Não informado', prose).location).toBeUndefined();
  });
});

describe('facts listed above a text', () => {
  it('are no text of their own', () => {
    const facts = [
      'Permanent',
      'Full time',
      'Posted 3 days ago',
      '£30,000 a year',
      'Hybrid',
      'Part-time',
      '12/05/2026',
    ];
    const duties = [
      'Look after our patients',
      'Write reports on them',
      'Teach new colleagues each week',
      'Keep the ward tidy',
    ];
    const lines = parseNumberedText({
      text: ['Baker', ...facts, 'Apply', 'Your duties', ...duties].join('\n'),
      links: [],
    });
    const items = new Set([...facts, ...duties]);
    const listed = lines.map((line) => ({ ...line, isListItem: items.has(line.text) }));
    const { description } = readPostingLines(listed, about).fields;
    expect(description).toContain('Write reports');
    expect(description).not.toContain('Permanent');
  });
});

describe('a range of pay below a text', () => {
  it('is not that of another job below a further heading', () => {
    const below = (heading: string) => read('Baker', 'Acme Ltd', prose, heading, '3,100 - 4,200 EUR net').salaryText;
    expect(below('Salary')).toBe('3,100 - 4,200 EUR net');
    expect(below('Similar jobs')).toBeUndefined();
  });
});
