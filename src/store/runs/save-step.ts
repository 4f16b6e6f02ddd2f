import type { CollectedItem } from '@/domain/job/collected-item';
import type { Job } from '@/domain/job/job';
import { Run } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readValid } from '@/store/database/damaged-records';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import type { PublishEvent } from '@/store/database/live-events';
import { StaleRunError } from '@/store/database/store-errors';
import { type PutJobResult, putFoundJob, type SavedJob } from '@/store/jobs/put-found-job';
import { putItem, type SavedItem } from './item-repository';

/** One step of a run: all of it is saved, or nothing. */
export interface StepWrite {
  runId: string;
  /** Number of the step, as its writer counts. A different number in the store means another writer. */
  seq: number;
  /** Whether it must be on disk before the call returns, so that even a power cut cannot undo it. */
  isStrict: boolean;
  /** Jobs found in this step. */
  jobs: readonly Job[];
  /** Other items collected in this step. */
  items?: readonly CollectedItem[];
  /** The new run and step, given the stored run and the results for jobs and items. Pure; may run again. */
  write(
    run: Run,
    saved: SavedJob[],
    items: SavedItem[],
  ): { run: Run; step: Pick<Step, 'at' | 'phase' | 'code' | 'facts'> };
}

export interface SavedStep {
  run: Run;
  saved: SavedJob[];
  items: SavedItem[];
}

/**
 * Appends a step to the journal, with the run's new state and the jobs found, in one transaction. Throws StaleRunError if the run has
 * ended, is gone or was written by someone else; StoreFullError.
 */
export async function saveStep(
  connection: Connection,
  { runId, seq, isStrict, jobs, items = [], write }: StepWrite,
  announce: PublishEvent,
  report: ReportDamage,
): Promise<SavedStep> {
  const { changed, ...stored } = await connection.use((database) => {
    const durability = isStrict ? 'strict' : 'relaxed';
    const names = ['runs', 'steps', 'jobs', 'descriptions', 'items'] as const;
    const transaction = database.transaction(names, 'readwrite', { durability });
    return inOneTransaction(transaction, async () => {
      const before = readValid(Run, await transaction.objectStore('runs').get(runId), 'runs', report);
      if (before?.steps !== seq || before.status === 'ended') {
        throw new StaleRunError(`Step ${seq} of run ${runId} is not the next one.`);
      }
      const put: PutJobResult[] = [];
      const stores = { jobs: transaction.objectStore('jobs'), descriptions: transaction.objectStore('descriptions') };
      for (const [index, job] of jobs.entries()) {
        const place = { runStartedAt: before.startedAt, step: seq, index };
        put.push(await putFoundJob(stores, job, { place, isByUser: false }, report));
      }
      const kept: SavedItem[] = [];
      for (const item of items) kept.push(await putItem(transaction.objectStore('items'), item));
      const saved = put.map((job) => job.saved);
      const after = write(before, saved, kept);
      const run = { ...after.run, steps: seq + 1 };
      await transaction.objectStore('steps').add({ ...after.step, runId, seq });
      await transaction.objectStore('runs').put(run);
      return { run, saved, items: kept, changed: put.flatMap((job) => job.changed) };
    });
  });
  announce({ type: 'step-added', runId, seq });
  announce({ type: 'run-change', runId });
  for (const { item, isNew } of stored.items) {
    if (isNew) announce({ type: 'item-collected', runId, itemType: item.type, index: item.index });
  }
  if (jobs.length > 0) announce({ type: 'jobs-change', ids: [...new Set(changed)] });
  return stored;
}
