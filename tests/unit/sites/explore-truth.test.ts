import { describe, expect, it } from 'vitest';
import { siteTruths } from '../../sites/explore-truth/explore-truth.ts';

describe.each(siteTruths.map((truth) => [truth.name, truth] as const))('what is true of %s', (_, truth) => {
  it('tells the rows of the first page from those of the next', () => {
    const first = truth.rows.map(({ text }) => text);
    expect(first.length).toBeGreaterThanOrEqual(truth.rowsAtOnce);
    expect(truth.nextRows.length).toBeGreaterThan(0);
    expect(truth.nextRows.filter(({ text }) => first.includes(text))).toEqual([]);
  });

  it('has a search that shows other rows than the first page', () => {
    const { found, gone } = truth.search;
    expect([found.length, gone.length]).toEqual([3, 3]);
    expect(found.filter(({ text }) => gone.some((row) => row.text === text))).toEqual([]);
  });

  it('has filters where it has the goal, and a button only where it has filters', () => {
    expect(truth.filters.length > 0).toBe(truth.goals.includes('filters'));
    expect(truth.hasFilterButton && truth.filters.length === 0).toBe(false);
  });
});
