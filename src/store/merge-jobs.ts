import { changeJobs, withJobStores } from './change-jobs';
import type { Connection } from './connection';
import type { ReportDamage } from './damage';
import type { JobsInTransaction } from './find-known';

/**
 * Puts jobs under another (under the one that it is itself merged into, where it is): they leave the lists and keep all that
 * they are. Answers with the ids of all that changed.
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

/** The job that lists show for a job: itself where it is not merged. Since only such a job takes others in, there is no circle. */
async function rootOf(jobs: JobsInTransaction, id: string): Promise<string | undefined> {
  let job = await jobs.get(id);
  while (job?.mergedInto) job = await jobs.get(job.mergedInto);
  return job?.id;
}

/** Remembers on both jobs whether they are two, however alike. */
export function tellApart(
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
