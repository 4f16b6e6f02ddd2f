import { describe, expect, it } from 'vitest';
import type { Job } from '@/domain/job/job';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { SavedJob } from '@/store/jobs/put-found-job';
import { countPosting } from '@/workflows/collect/posting/count-details';

const state = {
  counts: { processed: 3, new: 3, known: 0, details: 1, failed: 0 },
  jobIds: ['a', 'b', 'c'],
} as unknown as DiscoverState;
const saved = [{ outcome: 'known', job: { id: 'b' } }] as unknown as SavedJob[];
const posting = (job: Pick<Job, 'description' | 'status'>) => job as Job;

describe('an attempt at a posting', () => {
  it('counts as read if its text was found, or if it says that it is closed', () => {
    const whole = posting({ description: 'You look after our patients.', status: 'saved' });
    const closed = posting({ description: null, status: 'expired' });
    for (const job of [whole, closed])
      expect(countPosting(state, saved, job).counts).toMatchObject({ details: 2, failed: 0 });
  });

  it('counts as failed if only facts around its text were found, or nothing', () => {
    const facts = posting({ description: null, status: 'saved' });
    expect(countPosting(state, saved, facts).counts).toMatchObject({ details: 1, failed: 1 });
    expect(countPosting(state, [], null).counts).toMatchObject({ details: 1, failed: 1 });
  });
});
