/** Resolves after `ms`, or rejects with the signal's reason if aborted before. */
export function sleepUntil(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

/** Resolves after `ms` milliseconds. */
export function sleepWithoutSignal(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
