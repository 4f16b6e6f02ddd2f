import type { EndCode } from '@/domain/run/run-result';
import type { DiscoveryContext } from '@/workflows/discovery';
import { jobFromFields } from './extraction/found-job';
import { findingSourceOf } from './list/save-rows';

/** The page is a single posting, not a list: saves that job. */
export async function collectSinglePosting(discovery: DiscoveryContext): Promise<EndCode> {
  const { run, tab, now } = discovery;
  const details = await tab.ask('read-details', { recipe: null });
  const url = details?.fields.url ?? (await tab.url());
  const job =
    details &&
    jobFromFields({ ...details.fields, url }, findingSourceOf(discovery), {
      readAt: now(),
      isClosed: details.isClosed,
    });
  if (!job) return 'not-a-job-list';
  await run.step(
    'read-details',
    { title: job.title, company: job.company, applyType: job.applyType },
    {
      jobs: [job],
      change: (state, saved) => ({
        ...state,
        page: 1,
        announced: 1,
        jobIds: saved.map(({ job }) => job.id),
        counts: {
          ...state.counts,
          processed: 1,
          details: 1,
          new: saved.filter(({ outcome }) => outcome === 'new').length,
          known: saved.filter(({ outcome }) => outcome !== 'new').length,
        },
      }),
    },
  );
  return 'complete';
}
