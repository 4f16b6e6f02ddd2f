import { expect, it } from 'vitest';
import { parseNumberedText } from '@/jobs/posting/parse-numbered-text';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';

const prose =
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new to the team.';

function read(titles: string[], ...lines: string[]) {
  const about = { names: { titles, siteName: null }, spoken: [] };
  return readPostingLines(parseNumberedText({ text: lines.join('\n'), links: [] }), about).fields;
}

it.each([
  ['Acme · Location Hamburg · Full-time', 'Hamburg'],
  ['Full-time, Smallville Heights, KS', 'Smallville Heights, KS'],
])('reads the place of “%s”', (line, place) => {
  expect(read([], 'Baker', line, prose).location).toBe(place);
});

it('tells no place by what the company is doing', () => {
  const moving = `${prose} Our office is moving to Leeds.`;
  const near = `${prose} Our office is two hours from London.`;
  expect(read([], 'Baker', 'Acme Ltd', moving).location).toBeUndefined();
  expect(read([], 'Baker', 'Acme Ltd', near).location).toBeUndefined();
});

it.each(['Recruitment / HR Manager', 'External / Internal Auditor', 'Employment / Labour Lawyer'])(
  'keeps both halves of the title “%s”',
  (title) => {
    expect(read([`${title} | Acme`], title, 'Acme', prose).title).toBe(title);
  },
);
