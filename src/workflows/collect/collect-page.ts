import type { Row, RowsReading } from '@/domain/page/page-readings';
import type { EndCode } from '@/domain/run/run-result';
import type { DiscoveryContext } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';
import { hasAnnounced } from './list/counted-jobs';
import { findRow, findShownRow, scrollToTop, showCurrentPage } from './list/find-row';
import { hasUnopenedPart } from './list/open-part';
import { readList } from './list/read-list';
import { readListWithRepairs } from './list/read-list-with-repairs';
import { keyedRows } from './list/row-keys';
import { lateRowsMs } from './list/row-wait-delays';
import { saveRows } from './list/save-rows';
import { hidesAny } from './list/shown-rows';
import { hasFurtherRows } from './list/turn-page';
import { scrollUncovered } from './list/uncover-list';
import { advanceWalk, type ListWalk, nextScroll, startWalk } from './list/walk-list';
import { isWidened } from './list/widen-list';
import { keepStatedRow } from './posting/keep-stated-row';
import { openRow } from './posting/open-row';
import type { PressesSoFar } from './posting/press-row';
import { type PendingRow, skipRow } from './posting/row-outcome';

/**
 * Walks the current list to its end: reads visible rows, opens details beside it, and scrolls on. Returns the reason if the run's limits
 * end it.
 */
export async function collectPage(discovery: DiscoveryContext, presses: PressesSoFar): Promise<EndCode | null> {
  const { run } = discovery;
  await passWalls(discovery);
  await goToPlace(discovery);
  let walk = startWalk;
  const memory: ListMemory = { presses, gone: new Map() };
  while (!walk.isOver) {
    const reading = await readListWithRepairs(discovery);
    const fresh = await saveRows(discovery, reading);
    const isListLeft = await openVisibleDetails(discovery, reading, memory);
    // Rows of an earlier page would be read, and opened, as those of this one.
    if (isListLeft && run.run.state.page > 1) await showCurrentPage(discovery);
    if (run.run.state.jobIds.length >= run.run.state.limits.jobs) return 'job-limit';
    const hasPager = fresh === 0 && (await hasFurtherRows(discovery));
    walk = advanceWalk(walk, { reading, fresh, hasAll: hasAll(discovery, reading), hasPager });
    if (walk.isOver && (await isWidened(discovery))) walk = { ...startWalk, looks: walk.looks };
    if (walk.grownPages + run.run.state.page > run.run.state.limits.pages) return 'page-limit';
    if (!walk.isOver) await scrollOn(discovery, walk, reading);
  }
  await openGoneRows(discovery, memory);
  const facts = { page: run.run.state.page, jobs: run.run.state.jobIds.length };
  await run.step('read-page', facts, { change: (state) => ({ ...state, phase: 'next-page' }) });
  return null;
}

/** A list the user has scrolled starts at its first row; a resumed run goes on at the page where it was. */
async function goToPlace(discovery: DiscoveryContext): Promise<void> {
  if (discovery.run.run.state.pageKeys.length > 0) return showCurrentPage(discovery);
  await scrollToTop(discovery, (await readList(discovery)).scroll);
}

async function scrollOn(discovery: DiscoveryContext, walk: ListWalk, reading: RowsReading): Promise<void> {
  await discovery.run.checkpoint();
  if (walk.idle > 0) await discovery.tab.awaitNews(lateRowsMs, discovery.run.run.state.recipe);
  await scrollUncovered(discovery, nextScroll(walk, reading));
}

/** True once all rows in the list were read, and the page announces no more. */
function hasAll({ run }: DiscoveryContext, { rows, announced }: RowsReading): boolean {
  const { state } = run.run;
  const isRead = keyedRows(rows).every(({ key }) => state.pageKeys.includes(key));
  return isRead && rows.every(({ isRendered }) => isRendered) && hasAnnounced({ ...state, announced });
}

/** What is remembered while a list is walked through. */
interface ListMemory {
  presses: PressesSoFar;
  /** Titles, by key, of rows that were gone when they were to be pressed. */
  gone: Map<string, string>;
}

/** Opens the details of the visible rows waiting for them, one by one; answers whether the list was left and shown again meanwhile. */
async function openVisibleDetails(
  discovery: DiscoveryContext,
  reading: RowsReading,
  { presses, gone }: ListMemory,
): Promise<boolean> {
  const { run } = discovery;
  let isListLeft = false;
  for (const { key, row } of keyedRows(reading.rows)) {
    const { pendingDetails, details } = run.run.state;
    if (details === 'none') return isListLeft;
    const pending = pendingDetails.find((one) => one.key === key);
    if (!pending || (details === 'page' && (await hasAddress(discovery, row, pending)))) continue;
    const found = isListLeft ? await findRow(discovery, key) : row;
    if (!found?.ref && reading.rows.some(({ ref }) => ref !== null)) gone.set(key, row.fields.title ?? '');
    if (!found?.ref) continue;
    const shown = { ...pending, row: found, ref: found.ref };
    if (details === 'row') {
      await keepStatedRow(discovery, shown);
      continue;
    }
    const after = await openRow(discovery, shown, presses);
    isListLeft ||= after === 'list-left';
    if (after === 'row-gone') gone.set(key, row.fields.title ?? '');
  }
  return isListLeft;
}

/** Looks once more for rows that their list redrew as they were to be pressed. */
async function openGoneRows(discovery: DiscoveryContext, { presses, gone }: ListMemory): Promise<void> {
  // What other parts of the list hold is opened with them.
  if (gone.size > 0 && (await hasUnopenedPart(discovery))) return;
  // So is what the page hides until its pager shows it.
  if ((await hidesAny(discovery, new Set(gone.keys()))) && (await hasFurtherRows(discovery))) return;
  let isHidden = false;
  for (const pending of discovery.run.run.state.pendingDetails) {
    const title = gone.get(pending.key);
    if (title === undefined) continue;
    // What the whole list did not show, as rows of another tab, is not looked for row by row.
    const row: Row | null = isHidden
      ? await findShownRow(discovery, pending.key)
      : await findRow(discovery, pending.key);
    isHidden = row === null;
    const after = row?.ref ? await openRow(discovery, { ...pending, row, ref: row.ref }, presses) : 'row-gone';
    if (after === 'row-gone') await skipRow(discovery, pending, { title, reason: 'gone', by: null });
  }
}

/**
 * Whether its posting can be opened once all lists are read: by the row's own address, or one learned on the way. One that was learned from
 * a row that reads alike is not this row's.
 */
async function hasAddress(
  { run, store }: DiscoveryContext,
  { fields }: Row,
  { key, jobId }: PendingRow,
): Promise<boolean> {
  if (fields.url) return true;
  const job = await store.jobById(jobId);
  const first = run.run.state.pendingDetails.find((pending) => pending.jobId === jobId);
  return Boolean(job?.url && !job.detailsReadAt && first?.key === key);
}
