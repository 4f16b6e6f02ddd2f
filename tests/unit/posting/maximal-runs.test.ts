import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximalRuns } from '@/jobs/posting/maximal-runs';

describe('maximal runs', () => {
  it('bridges a gap that costs less than what it joins, and no other', () => {
    expect(maximalRuns([4, -5, 3, -3, 1, 2, -2, 2, -2, 1, 5])).toEqual([
      { start: 0, end: 1, score: 4 },
      { start: 2, end: 3, score: 3 },
      { start: 4, end: 11, score: 7 },
    ]);
  });

  it('holds the stretch with the largest sum, and none overlaps another', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 40 }), (weights) => {
        const runs = maximalRuns(weights);
        const sum = (start: number, end: number) =>
          weights.slice(start, end).reduce((total, weight) => total + weight, 0);
        const sums = weights.flatMap((_, start) =>
          weights.slice(start).map((__, length) => sum(start, start + length + 1)),
        );
        expect(Math.max(0, ...runs.map(({ score }) => score))).toBe(Math.max(0, ...sums));
        runs.forEach(({ start, end, score }, index) => {
          expect(score).toBe(sum(start, end));
          expect(start).toBeGreaterThanOrEqual(runs[index - 1]?.end ?? 0);
        });
      }),
    );
  });
});
