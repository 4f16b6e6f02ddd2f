import { expect, it } from 'vitest';
import { checkRows } from '@/page/list/rows/check-rows';
import { learnedList } from '../collect/list-samples';

const { recipe, reading } = learnedList(
  'li',
  ['3 Nov', '4 Nov', '5 Nov', '6 Nov'].map((postedText) => ({ title: 'Nurse', location: '2 Locations', postedText })),
);
const alike = reading.rows.map((row) => ({ ...row, key: 'nurse||2 locations' }));

it('tells openings of one title in one place apart by what else their rows show', () => {
  expect(checkRows(alike, recipe, null).uniqueness).toBe(1);
  const same = alike.map((row) => ({ ...row, fields: { ...row.fields, postedText: '3 Nov' } }));
  expect(checkRows(same, recipe, null)).toMatchObject({ uniqueness: 0.25, holds: false });
});
