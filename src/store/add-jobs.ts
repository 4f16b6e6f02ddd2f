import type { Job } from '@/domain/job';
import { withJobStores } from './change-jobs';
import type { Connection } from './connection';
import type { ReportDamage } from './damage';
import { type PutJob, putFound } from './put-found';

/** Adds jobs on the user's behalf, in one transaction, listed as of `at` and counted from `from`. */
export function addJobs(
  connection: Connection,
  jobs: readonly Job[],
  { at, from }: { at: string; from: number },
  report: ReportDamage,
): Promise<PutJob[]> {
  return withJobStores(connection, async (stores) => {
    const put: PutJob[] = [];
    for (const [index, job] of jobs.entries()) {
      const place = { runStartedAt: at, step: 0, index: from + index };
      put.push(await putFound(stores, job, { place, isByUser: true }, report));
    }
    return put;
  });
}
