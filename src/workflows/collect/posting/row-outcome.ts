import type { Recipe } from '@/domain/page/recipe';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { Discovery } from '@/workflows/discovery';
import { foundJob } from '../extraction/found-job';
import { recipeOf } from '../list/read-list';
import { rememberRecipe } from '../list/remembered-recipe';
import { placeOf } from '../list/save-rows';
import type { FilledDetails } from './complete-posting';
import { countDetails } from './count-details';
import { hasLearned, paneAfter } from './posting-rules';

/** A row waiting for details, by its key in this run, and the stored job. */
export type PendingRow = DiscoverState['pendingDetails'][number];

/** Saves the row's posting, and what was learned about where details appear and how to read them. */
export async function saveDetails(
  discovery: Discovery,
  { key, jobId }: PendingRow,
  details: FilledDetails,
): Promise<void> {
  const { run, now } = discovery;
  const job = foundJob(details.fields, placeOf(discovery), { readAt: now(), isClosed: details.isClosed });
  const before = recipeOf(discovery);
  const recipe: Recipe = { ...before, details: paneAfter(before.details, details) };
  const isLearned = before.details?.kind !== 'pane' || hasLearned(details);
  await run.step(
    'read-details',
    { title: job?.title ?? null, company: job?.company ?? null, applyType: job?.applyType ?? null },
    {
      phase: 'outcome',
      jobs: job ? [{ ...job, id: jobId }] : [],
      change: (state, saved) => ({
        ...state,
        details: 'pane',
        recipe,
        pendingDetails: state.pendingDetails.filter((pending) => pending.key !== key),
        ...countDetails(state, saved),
      }),
    },
  );
  if (isLearned) await rememberRecipe(discovery, recipe);
}

/** Postings have their own pages: they are opened after all lists are read, so that no list is lost. */
export async function noteOwnPages(discovery: Discovery, title: string): Promise<void> {
  const before = recipeOf(discovery);
  const fields = before.details?.kind === 'page' ? before.details.fields : {};
  const recipe: Recipe = { ...before, details: { kind: 'page', fields } };
  await discovery.run.step(
    'details-on-own-page',
    { title },
    { phase: 'outcome', change: (state) => ({ ...state, recipe, details: 'page' }) },
  );
  await rememberRecipe(discovery, recipe);
}

/** Keeps what the list says about the row; the next one is tried. */
export async function giveUp(
  { run }: Discovery,
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
