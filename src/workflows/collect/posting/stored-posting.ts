import type { Job } from '@/domain/job/job';
import type { ReadFields } from '@/domain/job/job-fields';
import type { DiscoveryContext } from '@/workflows/discovery';

/** The stored job that a row was taken for, and what the list says of the row. */
interface ListedRow {
  jobId: string;
  listed: ReadFields;
}

/**
 * The posting under the id of the job that its row was taken for. Rows without addresses that read alike were taken for one job: a posting
 * at another address than the one that such a row led to before is a job of its own.
 */
export async function asStoredJob({ store }: DiscoveryContext, { jobId, listed }: ListedRow, job: Job): Promise<Job> {
  const stored = listed.url ? null : await store.jobById(jobId);
  return stored && areApart(stored.urls, job.urls) ? job : { ...job, id: jobId };
}

function areApart(known: readonly string[], found: readonly string[]): boolean {
  return known.length > 0 && found.length > 0 && !found.some((url) => known.includes(url));
}
