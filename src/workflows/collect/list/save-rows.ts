import { appliedSearch } from '@/domain/job/search';
import type { Row, RowsReading } from '@/domain/page/page-readings';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { RunCounts } from '@/domain/run/run-result';
import type { SavedJob } from '@/store/jobs/put-found-job';
import type { DiscoveryContext } from '@/workflows/discovery';
import { type FindingSource, jobFromFields } from '../extraction/found-job';
import { promotedAfter } from './counted-jobs';
import { hasOwnIdentity, type KeyedRow, keyedRows } from './row-keys';
import { announcedBy } from './start-page';

/** Stores the rows that are new on this page; returns their number. */
export async function saveRows(discovery: DiscoveryContext, reading: RowsReading): Promise<number> {
  const { run } = discovery;
  const { state } = run.run;
  const shown = keyedRows(reading.rows).filter(({ key }) => !state.pageKeys.includes(key));
  if (shown.length === 0) return 0;
  // A row without its own identity may look like one of an earlier page but be another posting: the store and a press will tell.
  const unseen = shown.filter(({ key, row }) => !hasOwnIdentity(row) || !state.seenKeys.includes(key));
  const fresh = unseen.slice(0, state.limits.jobs - state.jobIds.length);
  const beyondLimit = new Set(unseen.slice(fresh.length));
  const taken = shown.filter((row) => !beyondLimit.has(row));
  const place = findingSourceOf(discovery);
  const jobs = fresh.flatMap(({ row }) => jobFromFields(row.fields, place) ?? []);
  await run.step('read-rows', (saved) => factsOf(run.run.state, reading, saved), {
    jobs,
    change: (before, saved) => ({
      ...before,
      ...announcedBy(reading, before),
      hasUnreadRows: before.hasUnreadRows || reading.unread > 0,
      pageKeys: [...before.pageKeys, ...taken.map(({ key }) => key)],
      seenKeys: [...new Set([...before.seenKeys, ...fresh.map(({ key }) => key)])],
      promotedIds: promotedAfter(before, withIds(fresh, saved)),
      jobIds: [...before.jobIds, ...newIds(before.jobIds, saved)],
      pendingDetails: [...before.pendingDetails, ...wantDetails(before, fresh, saved)],
      counts: countRows(before.counts, taken.length, fresh.length, saved),
    }),
  });
  // A row known under another key takes no place: there is room for one more.
  const isRoomLeft = run.run.state.jobIds.length < state.limits.jobs;
  return beyondLimit.size > 0 && fresh.length > 0 && isRoomLeft
    ? taken.length + (await saveRows(discovery, reading))
    : shown.length;
}

/** Where and when the page is read. */
export function findingSourceOf({ run, now }: DiscoveryContext): FindingSource {
  const { pageUrl, wishes } = run.run.state;
  const isSearch = wishes.some(({ outcome }) => outcome === 'set');
  return {
    runId: run.run.id,
    searchUrl: pageUrl,
    at: now(),
    search: isSearch ? appliedSearch(wishes) : null,
    source: 'run',
  };
}

function withIds(rows: readonly KeyedRow[], saved: readonly SavedJob[]): { id: string; isPromoted: boolean }[] {
  return rows.flatMap(({ row }, index) => {
    const id = saved[index]?.job.id;
    return id === undefined ? [] : [{ id, isPromoted: row.isPromoted }];
  });
}

function newIds(known: readonly string[], saved: SavedJob[]): string[] {
  return [...new Set(saved.map(({ job }) => job.id))].filter((id) => !known.includes(id));
}

/** Keys of rows whose details should be read: within the limit, and not read before. */
function wantDetails(state: DiscoverState, fresh: KeyedRow[], saved: SavedJob[]): DiscoverState['pendingDetails'] {
  if (state.details === 'none') return [];
  const { counts, limits, pendingDetails } = state;
  // Failed ones count too: a site that refuses details is not tried row after row.
  const tried = counts.details + counts.failed + pendingDetails.length;
  const left = (limits.details ?? Number.POSITIVE_INFINITY) - tried;
  const wanted = fresh.flatMap(({ key, row }, index) => {
    const stored = saved[index];
    return stored && needsDetails(stored, row) ? [{ key, jobId: stored.job.id }] : [];
  });
  return wanted.slice(0, Math.max(0, left));
}

function needsDetails({ outcome, job }: SavedJob, row: Row): boolean {
  if (outcome === 'deleted') return false;
  return job.detailsReadAt === null || (outcome === 'repeated' && !hasOwnIdentity(row));
}

function countRows(counts: RunCounts, shown: number, unseen: number, saved: SavedJob[]): RunCounts {
  const became = (...outcomes: SavedJob['outcome'][]) =>
    saved.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    ...counts,
    processed: counts.processed + shown,
    new: counts.new + became('new'),
    known: counts.known + became('known', 'deleted'),
    duplicate: counts.duplicate + (shown - unseen) + became('repeated'),
  };
}

function factsOf(state: DiscoverState, reading: RowsReading, saved: SavedJob[]) {
  const count = saved.filter(({ outcome }) => outcome === 'new').length;
  return { new: count, read: state.jobIds.length + count, announced: reading.announced, page: state.page };
}
