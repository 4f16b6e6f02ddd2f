import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PagerKind } from '@/domain/page/recipe';
import { highestLimits, LimitCaps, Limits } from '@/domain/settings/settings';
import { type JobTotal, limitsShortage } from '@/ui/discover/limits-shortage';

const limits: Limits = { pages: 3, details: null, jobs: 100 };
const caps: LimitCaps = { pages: 10, jobs: 100, errorsInARow: 3 };

function totalOf(count: number, more: Partial<JobTotal> = {}): JobTotal {
  return { count, isRough: false, rows: 25, pager: 'next', isRemembered: false, ...more };
}

describe('limits that leave jobs', () => {
  it('are raised to the announced number, with the pages for it and the caps that hold them down', () => {
    expect(limitsShortage(totalOf(240), { ...limits, pages: 10 }, caps)).toMatchObject({
      count: 240,
      by: { limit: 'jobs', value: 100, reach: 100 },
      most: null,
      to: 240,
      raised: { limits: { pages: 10, details: null, jobs: 240 }, caps: { pages: 10, jobs: 240, errorsInARow: 3 } },
    });
  });

  it('may be the pages: so many rows on each', () => {
    expect(limitsShortage(totalOf(90), limits, caps)).toMatchObject({
      by: { limit: 'pages', value: 3, reach: 75 },
      raised: { limits: { pages: 4, jobs: 100 }, caps: { pages: 10, jobs: 100 } },
    });
    expect(limitsShortage(totalOf(300), limits, caps)?.raised?.caps).toMatchObject({ pages: 12, jobs: 300 });
  });

  it('may be the postings alone; none or all of them are a choice that stays', () => {
    const opening = (details: number | null) => limitsShortage(totalOf(60), { ...limits, details }, caps);
    expect(opening(25)).toMatchObject({ by: null, details: 25, to: 60, raised: { limits: { details: 60 } } });
    expect(opening(0)).toBeNull();
    expect(opening(null)).toBeNull();
    expect(limitsShortage(totalOf(240), { ...limits, details: 0 }, caps)?.raised?.limits.details).toBe(0);
  });

  it('are none where they reach all', () => {
    expect(limitsShortage(totalOf(75), limits, caps)).toBeNull();
    expect(limitsShortage(totalOf(100), { ...limits, pages: 4 }, caps)).toBeNull();
  });
});

describe('pages', () => {
  it('say nothing where nothing leads on from the rows', () => {
    const shown = { rows: 12, pager: 'none' } as const;
    expect(limitsShortage(totalOf(90, shown), limits, caps)).toBeNull();
    expect(limitsShortage(totalOf(240, shown), limits, caps)?.raised?.limits).toMatchObject({ pages: 3, jobs: 240 });
  });

  it('of a list that grows are not known, but raised along', () => {
    const growing = { rows: 20, pager: 'infinite' } as const;
    expect(limitsShortage(totalOf(90, growing), limits, caps)).toBeNull();
    expect(limitsShortage(totalOf(240, growing), limits, caps)).toMatchObject({
      by: { limit: 'jobs' },
      raised: { limits: { pages: 12, jobs: 240 } },
    });
  });
});

describe('what one run can do', () => {
  it('is all that an absurd number counts for', () => {
    expect(limitsShortage(totalOf(9_999_999), limits, caps)).toMatchObject({
      count: 1000,
      isMore: true,
      most: 'jobs',
      to: 1000,
      raised: { limits: { pages: 40, jobs: 1000 } },
    });
  });

  it('may be less where pages are small', () => {
    expect(limitsShortage(totalOf(800, { rows: 10 }), limits, caps)).toMatchObject({
      count: 800,
      isMore: false,
      most: 'pages',
      to: 500,
      raised: { limits: { pages: 50, jobs: 500 } },
    });
  });

  it('is told where nothing is left to raise', () => {
    const highest = { pages: 50, details: null, jobs: 1000 };
    const told = limitsShortage(totalOf(3000), highest, { ...caps, ...highestLimits });
    expect(told).toMatchObject({ by: null, most: 'jobs', raised: null });
  });

  it('holds whatever a page says, and no limit is lowered', () => {
    const anyTotal = fc.record({
      count: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.maxSafeInteger(), fc.double({ min: 1, noNaN: true })),
      isRough: fc.boolean(),
      rows: fc.integer({ min: 0, max: 2000 }),
      pager: fc.constantFrom(...PagerKind.options),
      isRemembered: fc.boolean(),
    });
    const anyLimits = fc.record({
      pages: fc.integer({ min: 1, max: 50 }),
      details: fc.option(fc.integer({ min: 0, max: 1000 })),
      jobs: fc.integer({ min: 1, max: 1000 }),
    });
    const holds = (total: JobTotal, before: Limits) => {
      const raised = limitsShortage(total, before, caps)?.raised;
      if (!raised) return;
      const after = Limits.parse(raised.limits);
      expect(LimitCaps.parse(raised.caps)).toEqual(raised.caps);
      expect(after.pages).toBeGreaterThanOrEqual(before.pages);
      expect(after.jobs).toBeGreaterThanOrEqual(before.jobs);
      expect(after.details ?? 0).toBeGreaterThanOrEqual(before.details ?? 0);
      expect(limitsShortage(total, after, raised.caps)?.raised ?? null).toBeNull();
    };
    fc.assert(fc.property(anyTotal, anyLimits, holds));
  });
});
