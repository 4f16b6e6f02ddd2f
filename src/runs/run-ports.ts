import type { Store } from '@/store/store';

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
