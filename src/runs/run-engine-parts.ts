import type { DiscoverRun, FillRun, GoalRun } from '@/domain/run/run';
import type { HumanPace } from '@/runs/human-pace';
import type { RunEnding } from '@/runs/run-ending';
import type { RunHandle } from '@/runs/run-handle';
import type { RunLocks, RunStore } from '@/runs/run-ports';

/** The dependencies of an engine. */
export interface EngineParts {
  store: RunStore;
  locks: RunLocks;
  now(): Date;
  /** The pace currently set. */
  pace(): Promise<HumanPace>;
  /**
   * The workflow for each kind of run, from the saved state: after a kill it is called again with the run as last saved, and must continue
   * from there.
   */
  workflows: {
    discover(handle: RunHandle<DiscoverRun>): Promise<RunEnding>;
    fill(handle: RunHandle<FillRun>): Promise<RunEnding>;
    goal(handle: RunHandle<GoalRun>): Promise<RunEnding>;
  };
}
