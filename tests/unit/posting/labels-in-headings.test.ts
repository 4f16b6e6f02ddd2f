import { expect, it } from 'vitest';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { titleText } from '@/jobs/posting/title-in-names';
import { titleWithoutTail } from '@/jobs/posting/title-without-tail';
import { isReferenceText } from '@/jobs/text-kind/reference-text';
import { postingLine } from './posting-line';

const names = { titles: [], siteName: null };

it.each([
  ['Vacancy – Care Assistant', 'Care Assistant'],
  ['Stellenangebot - Koch (m/w/d)', 'Koch (m/w/d)'],
])('“%s” announces %s', (heading, job) => expect(titleText(postingLine(heading), names)).toBe(job));

it('keeps a number that may tell two openings apart', () => {
  expect(titleWithoutTail('Care Assistant #4711')).toBe('Care Assistant');
  expect(titleWithoutTail('Shift Lead #2')).toBe('Shift Lead #2');
});

it('knows the number of a posting from a title with a number', () => {
  const numbers = [
    'Ref: 4432',
    'Job ID #4711',
    'Position number: 5512',
    'Stellennummer: 12345',
    'Requisition # 88',
    'Oferta: 5512',
  ];
  expect(numbers.filter((text) => !isReferenceText(text))).toEqual([]);
  expect(['Care Assistant #4711', 'Nurse: 4711'].filter(isReferenceText)).toEqual([]);
});

const prose = postingLine(
  'You look after the people of our house by day and by night, write down how they are, and teach those who are new with us.',
);

const read = (...lines: PostingLine[]) =>
  readPostingLines([...lines, prose], { names: { titles: [], siteName: null }, spoken: [] }).fields;

it.each([
  ['Vacancy', 'Job Title: Care Assistant'],
  ['Stellenangebot', 'Position: Pflegehelfer'],
])('reads no label below the heading %s', (heading, labelled) => {
  expect(read(postingLine(heading, { level: 1 }), postingLine(labelled)).title).toBe(labelled.split(': ')[1]);
});

it.each(['Closing date: 20 December 2026', 'Deadline: 1 January 2027', 'Bewerbungsschluss: 01.12.2026'])(
  'takes no other day for that of posting: %s',
  (line) => expect(read(postingLine('Care Assistant', { level: 1 }), postingLine(line)).postedText).toBeUndefined(),
);

it.each(['Posted: 2 November 2026', 'Veröffentlicht am: 02.11.2026'])('reads the day of posting: %s', (line) => {
  expect(read(postingLine('Care Assistant', { level: 1 }), postingLine(line)).postedText).toMatch(/2026/);
});

it('is called by its job, not by the words for its details', () => {
  const heading = 'Job Description - Staff Nurse (2400012)';
  const names = { titles: [heading], siteName: null };
  const { title } = readPostingLines([postingLine(heading, { level: 1 }), prose], { names, spoken: [] }).fields;
  expect(title).toContain('Staff Nurse');
});
