import type { Job } from '@/domain/job';
import type { DiscoverState } from '@/domain/run';
import { countDetails } from './count-details';
import { foundJob, mergeFields } from './found-job';
import { passWalls } from './pass-walls';
import type { Discovery } from './ports';
import { placeOf } from './save-rows';

/** Opens the postings that have pages of their own, reads each, and goes back to where the user was. */
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
  if (!url) return finish(discovery, jobId, null, { title: job?.title ?? null });
  await run.pace();
  await run.intent('opened-details', { title: job.title });
  const open = () => tab.open(url);
  await open();
  await passWalls(discovery, open);
  const details = await tab.ask('read-details', { recipe: null });
  const found = details && foundJob(mergeFields(fieldsOf(job), details.fields), placeOf(discovery), discovery.now());
  await finish(discovery, jobId, found, { title: job.title });
}

function fieldsOf({ title, company, location, url, siteJobId }: Job) {
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
