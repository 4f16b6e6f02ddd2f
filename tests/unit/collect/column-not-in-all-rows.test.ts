import { describe, expect, it } from 'vitest';
import { doubtfulRowFields } from '@/page/list/rows/row-doubts';
import { recipeWithoutExpected } from '@/workflows/collect/list/column-not-in-all-rows';
import { learnedList } from './list-samples';

const { recipe } = learnedList('li', [{ title: 'Nurse', company: 'Lumen', location: 'Leipzig' }]);
const given = { ...recipe, fill: { ...recipe.fill, company: 0.95, location: 1 } };
const anonymous = { title: 'Baker', location: 'Leipzig' };

describe('a column that some rows lack', () => {
  it('is not expected any more once an agent has looked for it in vain as often as it may', () => {
    expect(doubtfulRowFields(anonymous, given)).toEqual(['company']);
    const lacking = recipeWithoutExpected({ asks: { 'row.company': 3 }, recipe: given }, ['company'], {});
    expect(lacking && doubtfulRowFields(anonymous, lacking)).toEqual([]);
    expect(lacking?.fill.location).toBe(1);
  });

  it('stays expected before that, and where it was found', () => {
    expect(recipeWithoutExpected({ asks: { 'row.company': 2 }, recipe: given }, ['company'], {})).toBeNull();
    const found = { company: 'Hob' };
    expect(recipeWithoutExpected({ asks: { 'row.company': 3 }, recipe: given }, ['company'], found)).toBeNull();
  });
});
