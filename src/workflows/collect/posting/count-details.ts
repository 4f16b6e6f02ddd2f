import type { Job } from '@/domain/job/job';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { SavedJob } from '@/store/jobs/put-found-job';

/** Updates the counts after reading details, which may show that an apparently known job is a new one. */
export function updateDetailCounts(state: DiscoverState, saved: SavedJob[]): Pick<DiscoverState, 'counts' | 'jobIds'> {
  const added = saved.filter(({ outcome }) => outcome === 'new').length;
  const ids = saved.map(({ job }) => job.id).filter((id) => !state.jobIds.includes(id));
  const { counts } = state;
  return {
    counts: { ...counts, details: counts.details + saved.length, new: counts.new + added },
    jobIds: [...state.jobIds, ...ids],
  };
}

/** The same after an attempt at a posting; `job`: what came of it. One whose text was not found was not read, and the user is told so. */
export function countPosting(
  state: DiscoverState,
  saved: SavedJob[],
  job: Job | null,
): Pick<DiscoverState, 'counts' | 'jobIds'> {
  const isRead = job !== null && (job.description !== null || job.status === 'expired');
  const { counts, jobIds } = updateDetailCounts(state, saved);
  if (isRead) return { counts, jobIds };
  return { counts: { ...counts, details: state.counts.details, failed: counts.failed + 1 }, jobIds };
}
