import type { Job, JobEdit } from '@/domain/job/job';
import { cleanTags } from '@/jobs/merge/edit-job';
import type { Connection } from '@/store/database/connection';
import type { ReportDamage } from '@/store/database/damaged-records';
import type { PublishEvent } from '@/store/database/live-events';
import type { StoredJob } from '@/store/database/stored-job';
import { changeJobs, editStoredJob, withJobStores } from './change-jobs';
import { createJobLists, type JobLists } from './job-lists';
import { markDistinct, mergeJobs } from './merge-jobs';
import { type PutJobResult, putFoundJob, type SavedJob } from './put-found-job';

/** The stored jobs. Most come from a run's steps (save-step.ts). Deleted ones are kept (`restore`). */
export interface JobRepository extends JobLists {
  /** Adds a job no run found: entered by hand or from the open page. The same identity rules apply; a deleted one comes back. */
  add(job: Job): Promise<SavedJob>;
  /** Like `add`, for many at once: listed in their order, counted from `from`, as of `at` (ISO 8601). */
  addMany(jobs: readonly Job[], at: string, from: number): Promise<SavedJob[]>;
  /** Changes what the user may edit. Edited page fields are theirs from then on: no run overwrites them. */
  edit(id: string, edit: JobEdit): Promise<void>;
  editMany(ids: readonly string[], edit: JobEdit): Promise<void>;
  /** Adds tags to the jobs' own. */
  addTags(ids: readonly string[], tags: readonly string[]): Promise<void>;
  /** Removes jobs from every list until `restore`. `at`: ISO 8601. */
  remove(ids: readonly string[], at: string): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
  /** Hides jobs from every list as duplicates of another, until `split`. None of their data is overwritten. */
  merge(ids: readonly string[], into: string): Promise<void>;
  /** Lists a merged job again. */
  split(id: string): Promise<void>;
  /** Records whether two jobs are different, however similar. */
  setDistinct(one: string, other: string, areTwo: boolean): Promise<void>;
}

export function createJobRepository(
  connection: Connection,
  announce: PublishEvent,
  report: ReportDamage,
): JobRepository {
  const tell = (ids: readonly string[]) => announce({ type: 'jobs-change', ids: [...ids] });
  const set = async (ids: readonly string[], fields: Partial<StoredJob>) => {
    await changeJobs(connection, ids, (job) => ({ ...job, ...fields }), report);
    tell(ids);
  };
  const editMany = async (ids: readonly string[], edit: JobEdit) => {
    await changeJobs(connection, ids, (job, stores) => editStoredJob(job, edit, stores), report);
    tell(ids);
  };
  return {
    ...createJobLists(connection, report),
    async add(job) {
      const [put] = await addJobs(connection, [job], { at: job.foundAt, from: 0 }, report);
      if (!put) throw new RangeError('Each job that is given has an outcome.');
      tell(put.changed);
      return put.saved;
    },
    async addMany(jobs, at, from) {
      const put = await addJobs(connection, jobs, { at, from }, report);
      tell([...new Set(put.flatMap(({ changed }) => changed))]);
      return put.map(({ saved }) => saved);
    },
    edit: (id, edit) => editMany([id], edit),
    editMany,
    async addTags(ids, tags) {
      const add = (job: StoredJob) => ({ ...job, tags: cleanTags([...job.tags, ...tags]) });
      await changeJobs(connection, ids, add, report);
      tell(ids);
    },
    remove: (ids, at) => set(ids, { deletedAt: at }),
    restore: (ids) => set(ids, { deletedAt: null }),
    async merge(ids, into) {
      tell(await mergeJobs(connection, ids, into));
    },
    async split(id) {
      const into = (await connection.use((database) => database.get('jobs', id)))?.mergedInto;
      await changeJobs(connection, [id], (job) => ({ ...job, mergedInto: null }), report);
      tell(into ? [id, into] : [id]);
    },
    async setDistinct(one, other, areTwo) {
      await markDistinct(connection, [one, other], areTwo, report);
      tell([one, other]);
    },
  };
}

/** Adds jobs on the user's behalf, in one transaction, listed as of `at` and counted from `from`. */
function addJobs(
  connection: Connection,
  jobs: readonly Job[],
  { at, from }: { at: string; from: number },
  report: ReportDamage,
): Promise<PutJobResult[]> {
  return withJobStores(connection, async (stores) => {
    const put: PutJobResult[] = [];
    for (const [index, job] of jobs.entries()) {
      const place = { runStartedAt: at, step: 0, index: from + index };
      put.push(await putFoundJob(stores, job, { place, isByUser: true }, report));
    }
    return put;
  });
}
