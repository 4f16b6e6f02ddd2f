import { describe, expect, it } from 'vitest';
import { clampLimits, defaultSettings } from '@/domain/settings/settings';

describe('breakers', () => {
  it('cap the pages and jobs of a run, and leave its details alone', () => {
    const limits = { pages: 40, details: null, jobs: 900 };
    expect(clampLimits(limits, defaultSettings.breakers)).toEqual({ pages: 10, details: null, jobs: 100 });
  });

  it('leave smaller limits as they are', () => {
    expect(clampLimits(defaultSettings.limits, { pages: 50, jobs: 1000, errorsInARow: 3 })).toEqual(
      defaultSettings.limits,
    );
  });
});
