import type { Job } from '@/domain/job/job';
import type { Row } from '@/domain/page/page-readings';
import type { DiscoveryContext } from '@/workflows/discovery';

/** A row of the list, and the stored job that it was taken for. */
interface ListedRow {
  jobId: string;
  row: Pick<Row, 'fields'>;
}

/**
 * The posting under the id of the job that its row was taken for. Rows without addresses that read alike were taken for one job: a posting
 * at another address than the one that such a row led to before is a job of its own.
 */
export async function asStoredJob({ store }: DiscoveryContext, { jobId, row }: ListedRow, job: Job): Promise<Job> {
  const stored = row.fields.url ? null : await store.jobById(jobId);
  return stored && areApart(stored.urls, job.urls) ? job : { ...job, id: jobId };
}

function areApart(known: readonly string[], found: readonly string[]): boolean {
  return known.length > 0 && found.length > 0 && !found.some((url) => known.includes(url));
}
