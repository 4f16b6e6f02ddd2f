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
