/** Acts in tabs outside of runs, one at a time per tab. */
export interface TabQueue {
  /** Acts on a tab once no other such act does; null if a run has it. */
  inIdleTab<Result>(tabId: number, work: () => Promise<Result>): Promise<Result | null>;
  /** Resolves once nothing acts on the tab: a run that starts in between would lose its debugger. Never throws. */
  isFree(tabId: number): Promise<unknown>;
  isBusy(tabId: number): boolean;
}

export function createTabQueue(hasRun: (tabId: number) => boolean): TabQueue {
  const latest = new Map<number, Promise<unknown>>();
  return {
    async inIdleTab(tabId, work) {
      const before = latest.get(tabId);
      const done = Promise.resolve(before).then(() => (hasRun(tabId) ? null : work()));
      const settled = done.catch(() => undefined);
      latest.set(tabId, settled);
      try {
        return await done;
      } finally {
        if (latest.get(tabId) === settled) latest.delete(tabId);
      }
    },
    isFree: async (tabId) => latest.get(tabId),
    isBusy: (tabId) => latest.has(tabId) || hasRun(tabId),
  };
}
