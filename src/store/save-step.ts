import type { Job } from '@/domain/job';
import { Run, type Step } from '@/domain/run';
import type { Connection } from './connection';
import { type ReportDamage, readSound } from './damage';
import { inOneTransaction } from './in-one-transaction';
import type { Announce } from './live';
import { putFound, type SavedJob } from './put-found';
import { StaleRunError } from './store-errors';

/** One step of a run: all of it is kept, or nothing. */
export interface StepWrite {
  runId: string;
  /** Number of the step, as its writer counts. Another number in the store means another writer. */
  seq: number;
  /** Whether it must be on the disk before the answer comes, so that even a power cut cannot take it back. */
  isStrict: boolean;
  /** What was found in this step. */
  jobs: readonly Job[];
  /** The run and the step as they shall be, given the stored run and what became of the jobs. Pure; may run again. */
  write(run: Run, saved: SavedJob[]): { run: Run; step: Pick<Step, 'at' | 'phase' | 'code' | 'facts'> };
}

export interface SavedStep {
  run: Run;
  saved: SavedJob[];
}

/**
 * Appends a step to the journal together with the run's new state and the jobs found, in one transaction.
 * Throws StaleRunError when the run has ended, is gone or was written by someone else; StoreFullError.
 */
export async function saveStep(
  connection: Connection,
  { runId, seq, isStrict, jobs, write }: StepWrite,
  announce: Announce,
  report: ReportDamage,
): Promise<SavedStep> {
  const stored = await connection.use((database) => {
    const durability = isStrict ? 'strict' : 'relaxed';
    const transaction = database.transaction(['runs', 'steps', 'jobs', 'descriptions'], 'readwrite', { durability });
    const stores = { jobs: transaction.objectStore('jobs'), descriptions: transaction.objectStore('descriptions') };
    return inOneTransaction(transaction, async () => {
      const before = readSound(Run, await transaction.objectStore('runs').get(runId), 'runs', report);
      if (before?.steps !== seq || before.status === 'ended') {
        throw new StaleRunError(`Step ${seq} of run ${runId} is not the next one.`);
      }
      const saved: SavedJob[] = [];
      for (const [index, job] of jobs.entries()) {
        const place = { runStartedAt: before.startedAt, step: seq, index };
        saved.push(await putFound(stores, job, place, report));
      }
      const after = write(before, saved);
      const run = { ...after.run, steps: seq + 1 };
      await transaction.objectStore('steps').add({ ...after.step, runId, seq });
      await transaction.objectStore('runs').put(run);
      return { run, saved };
    });
  });
  announce({ type: 'step-added', runId, seq });
  announce({ type: 'run-change', runId });
  if (jobs.length > 0) announce({ type: 'jobs-change' });
  return stored;
}
