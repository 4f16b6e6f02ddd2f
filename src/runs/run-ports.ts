import type { Store } from '@/store/store';
import type { Pace } from './human-pause';
import type { RunEnding } from './run-ending';
import type { RunHandle } from './run-handle';

/** What `navigator.locks` offers and is used of it. */
export interface RunLocks {
  request<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
}

/** What is used of the store. */
export interface RunStore {
  runs: Pick<Store['runs'], 'get' | 'start' | 'unfinished'>;
  steps: Pick<Store['steps'], 'lastAct'>;
  saveStep: Store['saveStep'];
}

export interface EngineParts {
  store: RunStore;
  locks: RunLocks;
  now(): Date;
  /** The pace as the settings have it now. */
  pace(): Promise<Pace>;
  /**
   * The order of things, from the saved state on: after a kill it is called again with the run as last saved, and must go on
   * from there.
   */
  workflow(handle: RunHandle): Promise<RunEnding>;
}
