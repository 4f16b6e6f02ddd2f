import type { RowsReading } from '@/domain/page/page-readings';
import type { DiscoverState } from '@/domain/run/discover-state';

/** What the announced number is compared with, and the number. */
type Counted = Pick<DiscoverState, 'announced' | 'jobIds' | 'countedFrom'>;

/** How many of the run's jobs are among those that the announced number counts. */
export function countedJobs({ jobIds, countedFrom }: Counted): number {
  return jobIds.length - countedFrom.jobs;
}

/** Whether the page announces a number, and as many were read. */
export function hasAnnounced(state: Counted): boolean {
  return state.announced !== null && countedJobs(state) >= state.announced;
}

/**
 * What is announced where a part with new rows begins. A number that changes with the part is its own, and so is one that was reached before:
 * the number of all parts is reached in the last one only.
 */
export function announcedAtPart(state: DiscoverState, { announced }: RowsReading): Partial<DiscoverState> {
  const isReached = hasAnnounced(state);
  const isOwn = announced === null ? isReached : announced !== state.announced || isReached;
  if (!isOwn) return {};
  return {
    countedFrom: { jobs: state.jobIds.length, processed: state.counts.processed },
    announced: null,
    isAnnouncedRoughly: false,
  };
}
