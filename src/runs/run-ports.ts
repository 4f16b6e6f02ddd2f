import type { Store } from '@/store/store';

/** The parts used of `navigator.locks`. */
export interface RunLocks {
  request<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
}

/** The parts used of the store. */
export interface RunStore {
  runs: Pick<Store['runs'], 'get' | 'start' | 'unfinished'>;
  steps: Pick<Store['steps'], 'lastAct'>;
  saveStep: Store['saveStep'];
}
