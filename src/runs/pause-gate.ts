/** Blocks a run while it is paused or waits. */
export interface PauseGate {
  close(): void;
  open(): void;
  /** Resolves while the gate is open; rejects with the signal's reason when the run is stopped, even while waiting. */
  pass(signal: AbortSignal): Promise<void>;
}

export function createPauseGate(isOpen: boolean): PauseGate {
  let closed = isOpen ? null : Promise.withResolvers<void>();
  return {
    close() {
      closed ??= Promise.withResolvers<void>();
    },
    open() {
      closed?.resolve();
      closed = null;
    },
    async pass(signal) {
      signal.throwIfAborted();
      // It may have been closed again before the waiting run resumed.
      while (closed) await orAborted(closed.promise, signal);
    },
  };
}

/** The promise's outcome, or a rejection with the signal's reason, whichever comes first. */
async function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
