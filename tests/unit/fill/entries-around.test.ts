import { expect, test } from 'vitest';
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
