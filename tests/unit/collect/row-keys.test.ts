import { describe, expect, it } from 'vitest';
import { keyedRows } from '@/workflows/collect/list/row-keys';
import { learnedList } from './list-samples';

const cook = { title: 'Cook', company: 'Lumen', location: '3 Locations' };

/** The keys of rows that read alike but for what is given. */
function keysOf(facts: readonly object[]): string[] {
  const { rows } = learnedList(
    'li',
    facts.map((each) => ({ ...cook, ...each })),
  ).reading;
  return keyedRows(rows.map((row) => ({ ...row, key: 'cook' }))).map(({ key }) => key);
}

describe('rows without id and address', () => {
  it.each([
    ['day', { postedText: '24.11.2026' }, { postedText: '12.11.2026' }],
    ['days ago', { postedText: '3 days ago' }, { postedText: '4 days ago' }],
    ['pay', { salaryText: '€40,000' }, { salaryText: '€52,000' }],
  ])('are two openings by their %s, though a list shows them one at a time', (_, one, other) => {
    expect(keysOf([one])).not.toEqual(keysOf([other]));
  });

  it('are the same row a minute later', () => {
    expect(keysOf([{ postedText: '5 minutes ago' }])).toEqual(keysOf([{ postedText: '6 minutes ago' }]));
  });

  it('are told apart by their place where nothing else does', () => {
    expect(keysOf([{}, {}])).toEqual(['cook', 'cook#2']);
  });
});
