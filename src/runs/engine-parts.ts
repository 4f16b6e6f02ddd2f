import type { DiscoverRun, FillRun } from '@/domain/run';
import type { Pace } from './human-pause';
import type { RunEnding } from './run-ending';
import type { RunHandle } from './run-handle';
import type { RunLocks, RunStore } from './run-ports';

/** The dependencies of an engine. */
export interface EngineParts {
  store: RunStore;
  locks: RunLocks;
  now(): Date;
  /** The pace currently set. */
  pace(): Promise<Pace>;
  /**
   * The workflow for each kind of run, from the saved state: after a kill it is called again with the run as last saved, and must continue
   * from there.
   */
  workflows: {
    discover(handle: RunHandle<DiscoverRun>): Promise<RunEnding>;
    fill(handle: RunHandle<FillRun>): Promise<RunEnding>;
  };
}
