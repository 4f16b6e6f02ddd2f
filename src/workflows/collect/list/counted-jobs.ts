import type { RowsReading } from '@/domain/page/page-readings';
import type { DiscoverState } from '@/domain/run/discover-state';

/** What the announced number is compared with, and the number. */
type Counted = Pick<DiscoverState, 'announced' | 'jobIds' | 'promotedIds' | 'countedFrom'>;

/**
 * How many of the run's jobs are among those that the announced number counts for certain. Some pages count promoted rows as well: their
 * lists end where nothing leads on.
 */
export function countedJobs(state: Counted): number {
  return ownJobs(state) - state.countedFrom.jobs;
}

/** The same with the promoted ones, for pages that count them. */
export function countedWithPromoted({ jobIds, countedFrom }: Counted): number {
  return jobIds.length - countedFrom.jobs;
}

/** Whether as many were read as are announced, and no more, whichever of them the page counts. */
export function hasJustAnnounced(state: Counted): boolean {
  return [countedJobs(state), countedWithPromoted(state)].some((count) => count === state.announced);
}

/** In a list of promoted rows alone, they are what is counted. */
function ownJobs({ jobIds, promotedIds }: Counted): number {
  return jobIds.length - promotedIds.length || jobIds.length;
}

/** The jobs that only promoted rows have shown, once these rows were read: `id` is that of their job. */
export function promotedAfter(
  { jobIds, promotedIds }: Pick<DiscoverState, 'jobIds' | 'promotedIds'>,
  rows: readonly { id: string; isPromoted: boolean }[],
): string[] {
  const own = new Set(rows.filter(({ isPromoted }) => !isPromoted).map(({ id }) => id));
  const known = new Set(jobIds);
  const fresh = rows.filter(({ id, isPromoted }) => isPromoted && !known.has(id)).map(({ id }) => id);
  return [...new Set([...promotedIds, ...fresh])].filter((id) => !own.has(id));
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
    countedFrom: { jobs: ownJobs(state), processed: state.counts.processed },
    announced: null,
    isAnnouncedRoughly: false,
  };
}
