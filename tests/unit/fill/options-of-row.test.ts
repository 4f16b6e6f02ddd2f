import { expect, it } from 'vitest';
import { withoutRowOf } from '@/page/form/options-of-row';

const labelsOf = (question: string, ...labels: string[]) =>
  withoutRowOf(
    labels.map((label) => ({ label, value: null, isChosen: false, selector: null })),
    question,
  ).map(({ label }) => label);

it('leaves out what all options of a row say of it', () => {
  expect(labelsOf('Inglese', 'B1, risposta per Inglese', 'Madrelingua, risposta per Inglese')).toEqual([
    'B1',
    'Madrelingua',
  ]);
});

it('leaves other options as they are', () => {
  const years = ['1 year, full-time', '2 years, full-time'];
  expect(labelsOf('Experience', ...years)).toEqual(years);
  expect(labelsOf('English', 'Yes, in English', 'No')).toEqual(['Yes, in English', 'No']);
  expect(labelsOf('', 'a, b', 'c, b')).toEqual(['a, b', 'c, b']);
});
