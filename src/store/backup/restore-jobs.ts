import { z } from 'zod';
import type { Job } from '@/domain/job/job';
import type { Connection } from '@/store/database/connection';
import type { ReportDamage } from '@/store/database/damaged-records';
import { type ListPosition, StoredJob, toJobSummary } from '@/store/database/stored-job';
import { upgradeJob } from '@/store/database/upgrade-jobs';
import { cleanImportedJob } from '@/store/files/clean-imported-job';
import { changeJobs, withJobStores } from '@/store/jobs/change-jobs';
import { putFoundJob } from '@/store/jobs/put-found-job';
import type { RestoreReport } from './restore-report';

interface RestoredJob {
  job: Job;
  place: ListPosition;
}

/** Adds a backup's jobs in batches. */
interface JobRestore {
  /** A record of the backup, of any version. */
  take(record: unknown): Promise<void>;
  /** Writes the rest, and merges jobs that were merged in the backup. */
  finish(): Promise<void>;
}

/** Number of jobs per transaction. */
const batch = 200;

export function restoreJobs(connection: Connection, report: RestoreReport, reportDamage: ReportDamage): JobRestore {
  let waiting: RestoredJob[] = [];
  /** For jobs with another id here: id in the backup → id here. */
  const idsHere = new Map<string, string>();
  const mergedNew = new Map<string, string>();
  const write = async () => {
    const jobs = waiting;
    waiting = [];
    await withJobStores(connection, async (stores) => {
      for (const { job, place } of jobs) {
        const single = { ...job, mergedInto: null };
        const { saved } = await putFoundJob(stores, single, { place, isByUser: true }, reportDamage);
        if (saved.job.id !== job.id) idsHere.set(job.id, saved.job.id);
        if (saved.outcome === 'new' && job.mergedInto) mergedNew.set(saved.job.id, job.mergedInto);
        report[saved.outcome === 'new' ? 'added' : 'known'] += 1;
      }
    });
  };
  return {
    async take(record) {
      const restored = restoredJob(record);
      if (restored) waiting.push(restored);
      else report.refused += 1;
      if (waiting.length >= batch) await write();
    },
    async finish() {
      if (waiting.length > 0) await write();
      await changeJobs(
        connection,
        [...mergedNew.keys()],
        async (job, { jobs }) => {
          const into = mergedNew.get(job.id) ?? '';
          const target = await jobs.getKey(idsHere.get(into) ?? into);
          return { ...job, mergedInto: target && target !== job.id ? target : null };
        },
        reportDamage,
      );
    },
  };
}

const Described = z.object({ id: z.string(), description: z.string().nullable() });

/** A record's job, as this version stores jobs; null if it is damaged. */
function restoredJob(record: unknown): RestoredJob | null {
  const described = Described.safeParse(record).data;
  if (!described) return null;
  const { id, description } = described;
  const stored = StoredJob.safeParse(record).data ?? upgradeJob(record, new Set(description ? [id] : []));
  return stored ? { job: cleanImportedJob({ ...toJobSummary(stored), description }), place: stored.place } : null;
}
