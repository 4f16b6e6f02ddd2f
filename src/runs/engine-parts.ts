import type { DiscoverRun, FillRun } from '@/domain/run';
import type { Pace } from './human-pause';
import type { RunEnding } from './run-ending';
import type { RunHandle } from './run-handle';
import type { RunLocks, RunStore } from './run-ports';

/** All that an engine is made of. */
export interface EngineParts {
  store: RunStore;
  locks: RunLocks;
  now(): Date;
  /** The pace as the settings have it now. */
  pace(): Promise<Pace>;
  /**
   * The order of things for each kind of run, from the saved state on: after a kill it is called again with the run as last
   * saved, and must go on from there.
   */
  workflows: {
    discover(handle: RunHandle<DiscoverRun>): Promise<RunEnding>;
    fill(handle: RunHandle<FillRun>): Promise<RunEnding>;
  };
}
