import type { Connection } from '@/store/database/connection';
import type { ReportDamage } from '@/store/database/damaged-records';
import { changeJobs, withJobStores } from './change-jobs';
import type { JobsInTransaction } from './find-known-job';

/**
 * Merges jobs into another (or into the one that it is itself merged into): they leave the lists and keep all their data. Returns the ids
 * of everything changed.
 */
export function mergeJobs(connection: Connection, ids: readonly string[], into: string): Promise<string[]> {
  return withJobStores(connection, async ({ jobs }) => {
    const target = await rootOf(jobs, into);
    if (target === undefined) return [];
    const changed: string[] = [];
    for (const id of ids) {
      const job = id === target ? undefined : await jobs.get(id);
      if (!job) continue;
      await jobs.put({ ...job, mergedInto: target });
      changed.push(id);
    }
    return changed.length > 0 ? [...changed, target] : [];
  });
}

/** The job shown for a job: itself unless merged. Since only such a job takes in others, there are no cycles. */
async function rootOf(jobs: JobsInTransaction, id: string): Promise<string | undefined> {
  let job = await jobs.get(id);
  while (job?.mergedInto) job = await jobs.get(job.mergedInto);
  return job?.id;
}

/** Records on both jobs whether they are different, however similar. */
export function markDistinct(
  connection: Connection,
  [one, other]: readonly [string, string],
  areTwo: boolean,
  report: ReportDamage,
): Promise<void> {
  if (one === other) return Promise.resolve();
  return changeJobs(
    connection,
    [one, other],
    (job) => {
      const twin = job.id === one ? other : one;
      const others = job.distinctFrom.filter((id) => id !== twin);
      return { ...job, distinctFrom: areTwo ? [...others, twin] : others };
    },
    report,
  );
}
