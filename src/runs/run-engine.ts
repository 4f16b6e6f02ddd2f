import type { DiscoverRun, FillRun, Run, WaitCode } from '@/domain/run';
import type { EndCode } from '@/domain/run-result';
import { type ActiveRun, activateRun } from './active-run';
import type { EngineParts } from './engine-parts';

type Started = 'kind' | 'tabId' | 'startUrl' | 'site' | 'state';
/** A run that is about to start. */
export type NewRun = Pick<DiscoverRun, Started> | Pick<FillRun, Started>;

/** Drives the runs of this worker: one a tab, each with one writer, each to an end that is saved. */
export interface RunEngine {
  /** Saves the run and sets it going. Throws TabBusyError. */
  start(run: NewRun): Promise<Run>;
  /** At the start of every worker: goes on with what an earlier worker left. Paused and waiting runs stay so. */
  resumeUnfinished(): Promise<void>;
  /** Halts the run at its next checkpoint, also after a kill. Nothing happens to a run that is halted or over. */
  pause(runId: string, code?: WaitCode): Promise<void>;
  /** `change`: what the user said, saved with it. Pure. */
  resume(runId: string, change?: (run: Run) => Run): Promise<void>;
  /**
   * Ends the run: the end is saved first, so that a kill cannot bring the run back, then the workflow is aborted. Resolves when
   * the workflow has cleaned up.
   */
  stop(runId: string, code?: EndCode): Promise<void>;
  isTabBusy(tabId: number): boolean;
  /** The run of the tab that has not ended, for what the browser tells of a tab. */
  runOfTab(tabId: number): Run | undefined;
  /** Those that have not ended. */
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
