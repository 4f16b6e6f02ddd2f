import { expect, test } from 'vitest';
import { assignEmploymentKeys } from '@/forms/history/employment-keys';
import { assignEntryIndexes } from '@/page/form/repeated-entries';
import { aField } from '../form-keys/a-field';

const entry = (at: number) => {
  const sections = ['Work experience', `Job ${at + 1}`];
  return [
    aField({ question: 'Employer', clues: { id: `jobs-${at}-co` }, sections }),
    aField({ question: 'To', clues: { id: `jobs-${at}-to` }, sections }),
    aField({ question: 'I work here', kind: 'tick', sections }),
  ];
};

test('a box to tick without a name is of the entry whose heading it stands under', () => {
  const consent = aField({ question: 'I agree', kind: 'tick', sections: ['Work experience'] });
  const read = assignEntryIndexes([...entry(0), ...entry(1), consent]);
  expect(read.map(({ repeat }) => repeat?.index ?? null)).toEqual([0, 0, 0, 1, 1, 1, null]);
  expect(assignEntryIndexes(entry(0)).map(({ repeat }) => repeat?.index ?? null)).toEqual([0, 0, 0]);
});

test('a number that runs through the whole page is of no entry, whose heading has its own', () => {
  const numbered = (at: number) =>
    ['Job title', 'Company'].map((question, box) =>
      aField({ question, clues: { id: `w${10 * at + box + 1}-x7` }, sections: ['Work experience', `Job ${at + 1}`] }),
    );
  const read = assignEntryIndexes([...numbered(0), ...numbered(1)]);
  expect(read.map(({ repeat }) => repeat)).toEqual([0, 0, 1, 1].map((index) => ({ group: 'Job', index })));
});

test('an entry that is edited alone counts on from those that are kept, whatever number its names have', () => {
  const repeat = { group: 'education', index: 1 };
  const editor = ['School', 'Degree'].map((question) =>
    aField({ question, repeat, clues: { id: `edu_1_${question}` }, sections: ['Education'] }),
  );
  expect(assignEntryIndexes(editor).map(({ repeat }) => repeat)).toEqual([repeat, repeat]);
});

test('what has no number is of the entry before it that has one, or of the next if that was asked already', () => {
  const asks = (question: string, index: number | null) =>
    aField({
      question,
      sections: ['Work experience'],
      repeat: index === null ? null : { group: 'jobs', index },
    });
  const read = assignEmploymentKeys([
    asks('Job title', 0),
    asks('Job title', 1),
    asks('Employer', null),
    asks('Employer', null),
  ]);
  expect(read.map(({ repeat }) => repeat?.index)).toEqual([0, 1, 1, 2]);
});
