import type { CollectedItem } from '@/domain/job/collected-item';
import type { Job } from '@/domain/job/job';
import type { Run } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import { StaleRunError } from '@/store/database/store-errors';
import type { SavedJob } from '@/store/jobs/put-found-job';
import type { RunStore } from './run-ports';

export type JournalFacts = Step['facts'];

/** One journal entry with all the changes it makes. */
export interface JournalEntry {
  code: Step['code'];
  phase: Step['phase'];
  /** May depend on the results for the jobs ("7 rows, 5 of them new"). */
  facts: JournalFacts | ((saved: SavedJob[]) => JournalFacts);
  jobs?: readonly Job[];
  items?: readonly CollectedItem[];
  /** The run after the step. Pure. */
  change?: (run: Run, saved: SavedJob[]) => Run;
  /** Whether it must survive even a power cut: the user's input, and what an act relies on. */
  isStrict: boolean;
}

/** The only way to write a run in this worker: one entry after another, each based on the last. */
export interface RunWriter {
  /** The run as last saved. */
  readonly run: Run;
  /** Saves an entry completely or not at all. Throws StaleRunError if the run has ended or someone else wrote it. */
  write(entry: JournalEntry): Promise<SavedJob[]>;
  /** Reloads the run from the store. Throws StaleRunError if it is gone. */
  reload(): Promise<Run>;
}

export function createRunWriter(run: Run, { store, now }: { store: RunStore; now(): Date }): RunWriter {
  let current = run;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const save = async ({ code, phase, facts, jobs = [], items = [], change, isStrict }: JournalEntry) => {
    const stored = await store.saveStep({
      runId: current.id,
      seq: current.steps,
      isStrict,
      jobs,
      items,
      write: (before, saved) => ({
        run: change?.(before, saved) ?? before,
        step: { at: now().toISOString(), phase, code, facts: typeof facts === 'function' ? facts(saved) : facts },
      }),
    });
    current = stored.run;
    return stored.saved;
  };
  const load = async () => {
    const stored = await store.runs.get(current.id);
    if (!stored) throw new StaleRunError(`Run ${current.id} is gone.`);
    current = stored;
    return stored;
  };
  return {
    get run() {
      return current;
    },
    write: (entry) => inTurn(() => save(entry)),
    reload: () => inTurn(load),
  };
}
