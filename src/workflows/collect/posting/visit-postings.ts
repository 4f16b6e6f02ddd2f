import type { Job } from '@/domain/job/job';
import type { ReadFields } from '@/domain/job/job-fields';
import { refusalByUrl } from '@/safety/addresses/refused-url';
import type { DiscoveryContext } from '@/workflows/discovery';
import { passWalls, staysLoading } from '@/workflows/wait-until-accessible';
import { readAndSaveOwnPage, saveOwnPage } from './save-own-page';
import { unlessSiteIsGone } from './unless-site-is-gone';

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
  const page = { jobId, known: job ? fieldsOf(job) : {} };
  // A posting's address may be on any site, unless it is forbidden.
  if (!url || refusalByUrl(url, url) !== null) return saveOwnPage(discovery, page, null);
  await run.pace();
  await run.intent('opened-details', { title: job.title });
  const open = () => tab.open(url);
  const read = async () => {
    await open();
    if (mayDoWithout(discovery) && (await staysLoading(discovery))) return saveOwnPage(discovery, page, null);
    await passWalls(discovery, open);
    await readAndSaveOwnPage(discovery, page);
  };
  await unlessSiteIsGone(discovery, read, () => saveOwnPage(discovery, page, null));
}

/** A single page may never show anything; where the first ones do not, something keeps them all back, and the user is asked. */
function mayDoWithout({ run }: DiscoveryContext): boolean {
  const { failed, details } = run.run.state.counts;
  return failed < mostStuck || failed < details;
}

const mostStuck = 3;

function fieldsOf({ title, company, isCompanyGuessed, location, salary, url, siteJobId }: Job): ReadFields {
  return {
    title,
    company: company ?? undefined,
    companyBy: isCompanyGuessed ? 'heading' : undefined,
    location: location ?? undefined,
    salaryText: salary?.text,
    url: url ?? undefined,
    siteJobId: siteJobId ?? undefined,
  };
}
