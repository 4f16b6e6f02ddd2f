import type { DiscoverState } from '@/domain/discover-state';
import type { SavedJob } from '@/store/put-found';

/** The counts after details were read. They may show that what looked like a known job is another one. */
export function countDetails(state: DiscoverState, saved: SavedJob[]): Pick<DiscoverState, 'counts' | 'jobIds'> {
  const added = saved.filter(({ outcome }) => outcome === 'new').length;
  const ids = saved.map(({ job }) => job.id).filter((id) => !state.jobIds.includes(id));
  const { counts } = state;
  return {
    counts: { ...counts, details: counts.details + saved.length, new: counts.new + added },
    jobIds: [...state.jobIds, ...ids],
  };
}
