import { matchJob, type ReadCriteria } from '@/jobs/match/match-job';
import type { JobRow } from '@/search/job-search';
import type { JobStorePort } from '@/search/job-store-port';
import type { JobsInMemory } from '@/search/jobs-in-memory';

/** Jobs as shown, read from the store in the given order, without those that are gone. */
export async function readShownJobs(
  ids: readonly string[],
  source: JobStorePort,
  jobs: JobsInMemory,
  criteria: ReadCriteria,
): Promise<JobRow[]> {
  const areTextsAsked = criteria.keywords.length + criteria.mustNot.length > 0;
  const [listed, descriptions] = await Promise.all([
    source.listedByIds(ids),
    areTextsAsked ? source.descriptionsOf(ids) : new Map<string, string>(),
  ]);
  return listed.map((job) => ({
    job,
    match: matchJob(job, descriptions.get(job.id) ?? null, criteria),
    maybeDuplicates: alike(job.id, jobs),
  }));
}

function alike(id: string, jobs: JobsInMemory): string[] {
  const row = jobs.rows.rowOf(id);
  if (row === undefined) return [];
  return jobs
    .groups()
    .alike(row)
    .map((other) => jobs.rows.ids[other] ?? '');
}
