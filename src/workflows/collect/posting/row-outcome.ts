import type { Job } from '@/domain/job/job';
import type { Row } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { DiscoverState } from '@/domain/run/discover-state';
import { refusalByUrl } from '@/safety/addresses/refused-url';
import type { SavedJob } from '@/store/jobs/put-found-job';
import { parseWebAddress } from '@/url/web-url';
import type { DiscoveryContext } from '@/workflows/discovery';
import { jobFromFields } from '../extraction/found-job';
import { requiredRecipe } from '../list/read-list';
import { storeRecipe } from '../list/remembered-recipe';
import { findingSourceOf } from '../list/save-rows';
import type { CompletedPosting } from './complete-posting';
import { countPosting } from './count-details';
import { hasLearnedAnything, withLearnedPane, withOwnPages } from './posting-rules';
import { asStoredJob } from './stored-posting';

/** A row waiting for details, by its key in this run, and the stored job. */
export type PendingRow = DiscoverState['pendingDetails'][number];

/** The same with what the list shows of it. */
export interface ShownRow extends PendingRow {
  row: Row;
}

/** A row without an address of its own, and the one that a press on it led to; null if it had one, or this is none. */
export function rowAt({ row, key, jobId }: ShownRow, address: string): LocatedRow | null {
  const isWeb = parseWebAddress(address) !== null && refusalByUrl(address, address) === null;
  return row.fields.url || !isWeb ? null : { key, jobId, row, address };
}

interface LocatedRow extends ShownRow {
  address: string;
}

/** Saves the row's posting, and what was learned about where details appear and how to read them. */
export async function saveDetails(
  discovery: DiscoveryContext,
  row: ShownRow,
  details: CompletedPosting,
): Promise<void> {
  const { run, now } = discovery;
  const found = jobFromFields(details.fields, findingSourceOf(discovery), {
    readAt: now(),
    isClosed: details.isClosed,
  });
  const job = found && (await asStoredJob(discovery, row, found));
  const before = requiredRecipe(discovery);
  const recipe: Recipe = { ...before, details: withLearnedPane(before.details, details) };
  const isLearned = (before.details?.kind ?? 'page') === 'page' || hasLearnedAnything(details);
  await run.step(
    'read-details',
    { title: job?.title ?? null, company: job?.company ?? null, applyType: job?.applyType ?? null },
    {
      phase: 'outcome',
      jobs: job ? [job] : [],
      change: (state, saved) => ({
        ...state,
        details: recipe.details?.kind ?? 'pane',
        recipe,
        pendingDetails: state.pendingDetails.filter((pending) => pending.key !== row.key),
        ...countPosting(state, saved, job),
      }),
    },
  );
  if (isLearned) await storeRecipe(discovery, recipe);
}

/**
 * Postings have their own pages: they are opened after all lists are read, so that no list is lost. `located`: the address that the press
 * showed, if the row has none.
 */
export async function recordSeparatePages(
  discovery: DiscoveryContext,
  title: string,
  located: LocatedRow | null = null,
): Promise<void> {
  const recipe = withOwnPages(requiredRecipe(discovery));
  const job = located && (await locatedJob(discovery, located));
  await discovery.run.step(
    'details-on-own-page',
    { title },
    {
      phase: 'outcome',
      jobs: job ? [job] : [],
      change: (state, saved) => ({
        ...state,
        recipe,
        details: 'page',
        jobIds: [...new Set([...state.jobIds, ...saved.map((one) => one.job.id)])],
        pendingDetails: state.pendingDetails.flatMap((pending) =>
          pending.key === located?.key ? waitingFor(pending, saved[0]) : [pending],
        ),
      }),
    },
  );
  await storeRecipe(discovery, recipe);
}

async function locatedJob(discovery: DiscoveryContext, located: LocatedRow): Promise<Job | null> {
  const job = jobFromFields({ ...located.row.fields, url: located.address }, findingSourceOf(discovery));
  return job && asStoredJob(discovery, located, job);
}

/** Where the press led may be a posting that was read before. */
function waitingFor(pending: PendingRow, saved: SavedJob | undefined): PendingRow[] {
  if (!saved) return [pending];
  const isRead = saved.job.id !== pending.jobId && saved.job.detailsReadAt !== null;
  return isRead ? [] : [{ ...pending, jobId: saved.job.id }];
}

/** Keeps what the list says about the row; the next one is tried. */
export async function skipRow(
  { run }: DiscoveryContext,
  { key }: PendingRow,
  facts: { title: string; reason: string; by: string | null },
): Promise<void> {
  await run.step('details-unreadable', facts, {
    phase: 'outcome',
    change: (state) => ({
      ...state,
      pendingDetails: state.pendingDetails.filter((pending) => pending.key !== key),
      counts: { ...state.counts, failed: state.counts.failed + 1 },
    }),
  });
}
