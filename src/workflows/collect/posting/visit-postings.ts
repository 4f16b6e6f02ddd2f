import type { Job } from '@/domain/job/job';
import type { ReadFields } from '@/domain/job/job-fields';
import type { DiscoverState } from '@/domain/run/discover-state';
import { refusedByAddress } from '@/safety/addresses/refused-url';
import type { Discovery } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';
import { foundJob, mergeFields } from '../extraction/found-job';
import { rememberRecipe } from '../list/remembered-recipe';
import { placeOf } from '../list/save-rows';
import { withApplyAddress } from './apply-address';
import { type FilledDetails, fillDetails } from './complete-posting';
import { countDetails } from './count-details';
import { withDetailsRules } from './posting-rules';

/** Opens postings with their own pages, reads each, and returns to where the user was. */
export async function visitPostings(discovery: Discovery): Promise<void> {
  const { run, tab } = discovery;
  if (run.run.state.details !== 'page') return;
  for (const { jobId } of run.run.state.pendingDetails) await visitPosting(discovery, jobId);
  if ((await tab.url()) !== run.run.startUrl) await tab.open(run.run.startUrl);
}

async function visitPosting(discovery: Discovery, jobId: string): Promise<void> {
  const { run, tab, store } = discovery;
  const job = await store.jobById(jobId);
  const url = job?.url;
  // A posting's address may be on any site, unless it is forbidden.
  if (!url || refusedByAddress(url, url) !== null) return finish(discovery, jobId, null, { title: job?.title ?? null });
  await run.pace();
  await run.intent('opened-details', { title: job.title });
  const open = () => tab.open(url);
  await open();
  await passWalls(discovery, open);
  const known = fieldsOf(job);
  const { recipe } = run.run.state;
  const fields = recipe?.details?.kind === 'page' ? recipe.details.fields : null;
  const shown = await tab.ask('read-details', { recipe: null, fields });
  const details = await fillDetails(discovery, known, shown);
  await finish(discovery, jobId, details && (await foundIn(discovery, known, details)), { title: job.title });
  if (details) await keepRules(discovery, details);
}

async function foundIn(discovery: Discovery, known: ReadFields, details: FilledDetails): Promise<Job | null> {
  const fields = await withApplyAddress(discovery, mergeFields(known, details.fields));
  return foundJob(fields, placeOf(discovery), { readAt: discovery.now(), isClosed: details.isClosed });
}

/** Rules learned from one posting serve the next ones, in this run and later ones. */
async function keepRules(discovery: Discovery, { rules }: FilledDetails): Promise<void> {
  const { run } = discovery;
  const before = run.run.state.recipe;
  const recipe = before && withDetailsRules(before, rules);
  if (!recipe || recipe === before) return;
  await run.step('recipe-mended', {}, { change: (state) => ({ ...state, recipe }) });
  await rememberRecipe(discovery, recipe, run.run.state.pageUrl);
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
  { run }: Discovery,
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
      ...countDetails(found ? state : withFailure(state), saved),
    }),
  });
}

function withFailure(state: DiscoverState): DiscoverState {
  return { ...state, counts: { ...state.counts, failed: state.counts.failed + 1 } };
}
