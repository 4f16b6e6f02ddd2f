import { describe, expect, it } from 'vitest';
import { noSearch } from '@/domain/job/search';
import { newDiscoverState } from '@/domain/run/discover-state';
import type { EndCode } from '@/domain/run/run-result';
import { endOfPostings } from '@/workflows/collect/honest-end';

const limits = { pages: 10, details: null, jobs: 100 };
const fresh = newDiscoverState({ mode: 'discover', limits, goals: [], search: noSearch }, 'https://a.example');
const pending = { key: 'k', jobId: '00000000-0000-4000-8000-000000000000' };

/** The end of a run that read the list whole, with so many of its postings read, unreadable and never opened. */
function endOf(end: EndCode, read: number, failed: number, unopened: number): EndCode {
  const counts = { ...fresh.counts, details: read, failed };
  return endOfPostings({ ...fresh, counts, pendingDetails: Array.from({ length: unopened }, () => pending) }, end);
}

describe('the end of a run whose list was read whole', () => {
  it.each([
    ['incomplete where no posting opened', 'complete', 0, 0, 3, 'incomplete'],
    ['incomplete where nothing could be read of those that opened', 'complete', 0, 3, 0, 'incomplete'],
    ['incomplete where the list repeated itself as well', 'repeated-page', 0, 3, 0, 'incomplete'],
    ['incomplete where most postings were not read', 'complete', 6, 20, 4, 'incomplete'],
    ['complete where most postings were read', 'complete', 2, 1, 0, 'complete'],
    ['complete where no postings were wanted, or all were known', 'complete', 0, 0, 0, 'complete'],
    ['the limit that ended it, whatever was read', 'job-limit', 0, 3, 0, 'job-limit'],
  ] as const)('is %s', (_, end, read, failed, unopened, expected) => {
    expect(endOf(end, read, failed, unopened)).toBe(expected);
  });
});
