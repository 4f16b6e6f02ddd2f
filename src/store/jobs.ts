import { cleanTags } from '@/domain/edit-job';
import type { Job, JobEdit } from '@/domain/job';
import { addJobs } from './add-jobs';
import { changeJobs, editStored } from './change-jobs';
import type { Connection } from './connection';
import type { ReportDamage } from './damage';
import { createJobLists, type JobLists } from './job-lists';
import type { Announce } from './live';
import { mergeJobs, tellApart } from './merge-jobs';
import type { SavedJob } from './put-found';
import type { StoredJob } from './stored-job';

/** The jobs that were put aside. Most come in through a run's steps (save-step.ts). Deleted ones are kept (`restore`). */
export interface JobRepository extends JobLists {
  /**
   * Brings in a job that no run found: by hand, from the open page. The same identity rules hold for it; one that was deleted
   * comes back.
   */
  add(job: Job): Promise<SavedJob>;
  /** As `add`, for many at once: they are listed in their order, counted from `from`, as of `at` (an ISO 8601 moment). */
  addMany(jobs: readonly Job[], at: string, from: number): Promise<SavedJob[]>;
  /** Changes what the user may change. Fields that a page gave are theirs from then on: no run writes them again. */
  edit(id: string, edit: JobEdit): Promise<void>;
  editMany(ids: readonly string[], edit: JobEdit): Promise<void>;
  /** Adds tags to those that the jobs have. */
  addTags(ids: readonly string[], tags: readonly string[]): Promise<void>;
  /** Takes jobs off every list until `restore`. `at` is an ISO 8601 moment. */
  remove(ids: readonly string[], at: string): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
  /** Takes jobs off every list as being the same as another, until `split`. Nothing of any of them is overwritten. */
  merge(ids: readonly string[], into: string): Promise<void>;
  /** Puts a merged job back on the lists. */
  split(id: string): Promise<void>;
  /** Remembers whether two jobs are two, however alike they look. */
  setDistinct(one: string, other: string, areTwo: boolean): Promise<void>;
}

export function createJobRepository(connection: Connection, announce: Announce, report: ReportDamage): JobRepository {
  const tell = (ids: readonly string[]) => announce({ type: 'jobs-change', ids: [...ids] });
  const set = async (ids: readonly string[], fields: Partial<StoredJob>) => {
    await changeJobs(connection, ids, (job) => ({ ...job, ...fields }), report);
    tell(ids);
  };
  const editMany = async (ids: readonly string[], edit: JobEdit) => {
    await changeJobs(connection, ids, (job, stores) => editStored(job, edit, stores), report);
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
      await tellApart(connection, [one, other], areTwo, report);
      tell([one, other]);
    },
  };
}
