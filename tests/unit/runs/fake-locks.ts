import type { RunLocks } from '@/runs/run-ports';

/** Web Locks of one browser: exclusive, in order of request. `release` is what a browser does when a worker dies. */
export function createFakeLocks(): RunLocks & { release(): void } {
  let last = new Map<string, Promise<unknown>>();
  return {
    request(name, work) {
      const before = last.get(name) ?? Promise.resolve();
      const result = before.then(work);
      last.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
    release() {
      last = new Map();
    },
  };
}
