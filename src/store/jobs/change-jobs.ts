import type { JobEdit } from '@/domain/job/job';
import { editJob } from '@/jobs/merge/edit-job';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readValid } from '@/store/database/damaged-records';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import { StoredJob, toJobSummary, toStoredJob } from '@/store/database/stored-job';
import type { JobStores } from './put-found-job';

/** One transaction on the stored jobs: all of it is saved, even through a power cut, or nothing. */
export function withJobStores<Result>(
  connection: Connection,
  work: (stores: JobStores) => Promise<Result>,
): Promise<Result> {
  return connection.use((database) => {
    const transaction = database.transaction(['jobs', 'descriptions'], 'readwrite', { durability: 'strict' });
    const stores = { jobs: transaction.objectStore('jobs'), descriptions: transaction.objectStore('descriptions') };
    return inOneTransaction(transaction, () => work(stores));
  });
}

/** Changes the jobs that exist and are valid; others are left alone. */
export function changeJobs(
  connection: Connection,
  ids: readonly string[],
  change: (job: StoredJob, stores: JobStores) => StoredJob | Promise<StoredJob>,
  report: ReportDamage,
): Promise<void> {
  return withJobStores(connection, async (stores) => {
    for (const id of ids) {
      const record = await stores.jobs.get(id);
      const job = record && readValid(StoredJob, record, 'jobs', report);
      if (job) await stores.jobs.put(await change(job, stores));
    }
  });
}

/** The job after the user's edit, with its text if they changed it. */
export async function editStoredJob(job: StoredJob, edit: JobEdit, { descriptions }: JobStores): Promise<StoredJob> {
  const { textKey, place } = job;
  const before = edit.description === undefined ? undefined : await descriptions.get(job.id);
  const after = editJob({ ...toJobSummary(job), description: before?.text ?? null }, edit);
  const { description, ...summary } = after;
  if (edit.description === undefined)
    return toStoredJob({ ...summary, textKey, place, hasDescription: job.hasDescription });
  if (description) await descriptions.put({ jobId: job.id, text: description });
  else await descriptions.delete(job.id);
  return toStoredJob({ ...summary, textKey, place, hasDescription: Boolean(description) });
}
