import { expect, it } from 'vitest';
import { withoutRow } from '@/page/form/options-of-row';

const rowOf = (question: string, ...labels: string[]) => {
  const options = labels.map((label) => ({ label, value: null, isChosen: false, selector: null }));
  const row = withoutRow(question, options);
  return [row.question, ...row.options.map(({ label }) => label)];
};

it('leaves out what all options of a row say of it', () => {
  expect(rowOf('Inglese', 'B1, risposta per Inglese', 'Madrelingua, risposta per Inglese')).toEqual([
    'Inglese',
    'B1',
    'Madrelingua',
  ]);
  expect(rowOf('Deutsch', 'Zeile Deutsch, Spalte Keine', 'Zeile Deutsch, Spalte Gut')).toEqual([
    'Deutsch',
    'Keine',
    'Gut',
  ]);
});

it('leaves out what the name of such a row says for readers', () => {
  expect(
    rowOf(
      'Niemiecki, odpowiedź w każdym wierszu jest wymagana',
      'Brak, odpowiedź dla wiersza Niemiecki',
      'Dobra, odpowiedź dla wiersza Niemiecki',
    ),
  ).toEqual(['Niemiecki', 'Brak', 'Dobra']);
});

it('leaves other options and questions as they are', () => {
  for (const [question = '', ...labels] of [
    ['Experience', '1 year, full-time', '2 years, full-time'],
    ['English', 'Yes, in English', 'No'],
    ['', 'a, b', 'c, b'],
    ['Shift, if any', 'Day', 'Night'],
    ['Shift', 'I work, Shift', 'I rest, Shift', ', Shift'],
  ])
    expect(rowOf(question, ...labels)).toEqual([question, ...labels]);
});
