import type { DiscoverRun, FillRun, GoalRun, Run, WaitCode } from '@/domain/run/run';
import type { EndCode } from '@/domain/run/run-result';
import type { EngineParts } from '@/runs/run-engine-parts';
import { type ActiveRun, activateRun } from './active-run';

type Started = 'kind' | 'tabId' | 'startUrl' | 'site' | 'state';
/** A run about to start. */
export type NewRun = Pick<DiscoverRun, Started> | Pick<FillRun, Started> | Pick<GoalRun, Started>;

/** Drives this worker's runs: one per tab, each with a single writer, each to a saved end. */
export interface RunEngine {
  /** Saves the run and starts it. Throws TabBusyError. */
  start(run: NewRun): Promise<Run>;
  /** Called at the start of every worker: resumes what an earlier one left. Paused and waiting runs stay so. */
  resumeUnfinished(): Promise<void>;
  /** Halts the run at its next checkpoint, even after a kill. Does nothing if it is halted or over. */
  pause(runId: string, code?: WaitCode): Promise<void>;
  /** `change`: the user's input, saved with it. Pure. */
  resume(runId: string, change?: (run: Run) => Run): Promise<void>;
  /**
   * Ends the run: the end is saved first, so that a kill cannot revive the run, then the workflow is aborted. Resolves when the workflow
   * has cleaned up.
   */
  stop(runId: string, code?: EndCode): Promise<void>;
  isTabBusy(tabId: number): boolean;
  /** The tab's unfinished run, for browser events about a tab. */
  runOfTab(tabId: number): Run | undefined;
  /** All unfinished runs. */
  unfinished(): Run[];
  /** Resolves when no run is active. */
  idle(): Promise<void>;
}

export function createRunEngine(parts: EngineParts): RunEngine {
  const active = new Map<string, ActiveRun>();
  const activate = (run: Run, isNew: boolean) => {
    if (active.has(run.id)) return;
    const activated = activateRun(run, isNew, parts);
    active.set(run.id, activated);
    void activated.finished.finally(() => active.delete(run.id));
  };
  const runOfTab = (tabId: number) => [...active.values()].find(({ run }) => run.tabId === tabId)?.run;
  return {
    async start(newRun) {
      const run = await saveNewRun(newRun, parts);
      activate(run, true);
      return run;
    },
    async resumeUnfinished() {
      for (const run of await parts.store.runs.unfinished()) activate(run, false);
    },
    pause: async (runId, code = 'user-paused') => active.get(runId)?.pause(code),
    resume: async (runId, change) => active.get(runId)?.resume(change),
    stop: async (runId, code = 'stopped') => active.get(runId)?.stop(code),
    isTabBusy: (tabId) => runOfTab(tabId) !== undefined,
    runOfTab,
    unfinished: () => [...active.values()].map(({ run }) => run),
    async idle() {
      while (active.size > 0) await Promise.all([...active.values()].map(({ finished }) => finished));
    },
  };
}

function saveNewRun(newRun: NewRun, { store, now }: EngineParts): Promise<Run> {
  const at = now().toISOString();
  const run: Run = {
    ...newRun,
    id: crypto.randomUUID(),
    startedAt: at,
    endedAt: null,
    status: 'running',
    wait: null,
    steps: 0,
    result: null,
  };
  return store.runs.start(run, { at, phase: 'note', code: 'started', facts: { url: run.startUrl } });
}
