import { Application, type AppliedBy } from '@/domain/form/application';
import type { JobStatus } from '@/domain/job/job';
import { becomesApplied } from '@/jobs/merge/applied-status';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readValid } from '@/store/database/damaged-records';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import type { PublishEvent } from '@/store/database/live-events';
import { StoredJob } from '@/store/database/stored-job';
import { editStoredJob } from './change-jobs';
import type { JobStores } from './put-found-job';

/** Marks an application as sent, and changes its job: both or neither. False if it was marked before. */
export async function setApplied(
  connection: Connection,
  { id, by, at }: { id: string; by: AppliedBy; at: string },
  announce: PublishEvent,
  report: ReportDamage,
): Promise<boolean> {
  return withApplication(connection, id, announce, report, async (application, stores) => {
    if (application.applied) return null;
    const job = await readJob(stores, application.jobId, report);
    const isMoved = job !== undefined && becomesApplied(job.status);
    if (isMoved) await setStatus(stores, job, 'applied');
    return { ...application, applied: { at, by, jobWas: isMoved ? job.status : null } };
  });
}

/** Unmarks an application as sent. The user's later changes to the job's status stay. */
export async function takeAppliedBack(
  connection: Connection,
  id: string,
  announce: PublishEvent,
  report: ReportDamage,
): Promise<void> {
  await withApplication(connection, id, announce, report, async (application, stores) => {
    const jobWas = application.applied?.jobWas ?? null;
    const job = await readJob(stores, application.jobId, report);
    if (job?.status === 'applied' && jobWas !== null) await setStatus(stores, job, jobWas);
    return { ...application, applied: null };
  });
}

/** Changes an application and its job in one transaction. False if there is none, or nothing to change. */
async function withApplication(
  connection: Connection,
  id: string,
  announce: PublishEvent,
  report: ReportDamage,
  work: (application: Application, stores: JobStores) => Promise<Application | null>,
): Promise<boolean> {
  const changed = await connection.use((database) => {
    const names = ['applications', 'jobs', 'descriptions'] as const;
    const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
    return inOneTransaction(transaction, async () => {
      const applications = transaction.objectStore('applications');
      const record = await applications.get(id);
      const application = record && readValid(Application, record, 'applications', report);
      const stores = { jobs: transaction.objectStore('jobs'), descriptions: transaction.objectStore('descriptions') };
      const next = application ? await work(application, stores) : null;
      if (next) await applications.put(next);
      return next;
    });
  });
  if (!changed) return false;
  announce({ type: 'applications-change' });
  if (changed.jobId) announce({ type: 'jobs-change', ids: [changed.jobId] });
  return true;
}

async function readJob({ jobs }: JobStores, id: string | null, report: ReportDamage): Promise<StoredJob | undefined> {
  const record = id === null ? undefined : await jobs.get(id);
  return record && readValid(StoredJob, record, 'jobs', report);
}

async function setStatus(stores: JobStores, job: StoredJob, status: JobStatus): Promise<void> {
  await stores.jobs.put(await editStoredJob(job, { status }, stores));
}
