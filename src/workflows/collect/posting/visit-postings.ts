import type { Job } from '@/domain/job/job';
import type { ReadFields } from '@/domain/job/job-fields';
import type { DiscoverState } from '@/domain/run/discover-state';
import { refusalByUrl } from '@/safety/addresses/refused-url';
import type { DiscoveryContext } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';
import { jobFromFields, mergeRowAndDetails } from '../extraction/found-job';
import { storeRecipe } from '../list/remembered-recipe';
import { findingSourceOf } from '../list/save-rows';
import { addApplyAddress } from './apply-address';
import { type CompletedPosting, completePosting } from './complete-posting';
import { updateDetailCounts } from './count-details';
import { withPostingRules } from './posting-rules';

/** Opens postings with their own pages, reads each, and returns to where the user was. */
export async function visitPostings(discovery: DiscoveryContext): Promise<void> {
  const { run, tab } = discovery;
  if (run.run.state.details !== 'page') return;
  for (const { jobId } of run.run.state.pendingDetails) await visitPosting(discovery, jobId);
  if ((await tab.url()) !== run.run.startUrl) await tab.open(run.run.startUrl);
}

async function visitPosting(discovery: DiscoveryContext, jobId: string): Promise<void> {
  const { run, tab, store } = discovery;
  const job = await store.jobById(jobId);
  const url = job?.url;
  // A posting's address may be on any site, unless it is forbidden.
  if (!url || refusalByUrl(url, url) !== null) return finish(discovery, jobId, null, { title: job?.title ?? null });
  await run.pace();
  await run.intent('opened-details', { title: job.title });
  const open = () => tab.open(url);
  await open();
  await passWalls(discovery, open);
  const known = fieldsOf(job);
  const { recipe } = run.run.state;
  const fields = recipe?.details?.kind === 'page' ? recipe.details.fields : null;
  const shown = await tab.ask('read-details', { recipe: null, fields });
  const details = await completePosting(discovery, known, shown);
  await finish(discovery, jobId, details && (await foundIn(discovery, known, details)), { title: job.title });
  if (details) await keepRules(discovery, details);
}

async function foundIn(discovery: DiscoveryContext, known: ReadFields, details: CompletedPosting): Promise<Job | null> {
  const fields = await addApplyAddress(discovery, mergeRowAndDetails(known, details.fields));
  return jobFromFields(fields, findingSourceOf(discovery), { readAt: discovery.now(), isClosed: details.isClosed });
}

/** Rules learned from one posting serve the next ones, in this run and later ones. */
async function keepRules(discovery: DiscoveryContext, { rules }: CompletedPosting): Promise<void> {
  const { run } = discovery;
  const before = run.run.state.recipe;
  const recipe = before && withPostingRules(before, rules);
  if (!recipe || recipe === before) return;
  await run.step('recipe-mended', {}, { change: (state) => ({ ...state, recipe }) });
  await storeRecipe(discovery, recipe, run.run.state.pageUrl);
}

function fieldsOf({ title, company, location, url, siteJobId }: Job): ReadFields {
  return {
    title,
    company: company ?? undefined,
    location: location ?? undefined,
    url: url ?? undefined,
    siteJobId: siteJobId ?? undefined,
  };
}

async function finish(
  { run }: DiscoveryContext,
  jobId: string,
  found: Job | null,
  facts: { title: string | null },
): Promise<void> {
  await run.step(found ? 'read-details' : 'details-unreadable', facts, {
    phase: 'outcome',
    jobs: found ? [{ ...found, id: jobId }] : [],
    change: (state, saved) => ({
      ...state,
      pendingDetails: state.pendingDetails.filter((pending) => pending.jobId !== jobId),
      ...updateDetailCounts(found ? state : withFailure(state), saved),
    }),
  });
}

function withFailure(state: DiscoverState): DiscoverState {
  return { ...state, counts: { ...state.counts, failed: state.counts.failed + 1 } };
}
