/**
 * The promise's outcome, or a rejection if the signal is aborted or `ms` pass first. `late`: makes the error for the latter.
 * @throws what `late` makes, and the signal's reason
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  ms: number,
  { signal, late = () => new Error(`no answer for ${ms} ms`) }: { signal?: AbortSignal; late?: () => Error } = {},
): Promise<Value> {
  signal?.throwIfAborted();
  const given = Promise.withResolvers<never>();
  const onAbort = () => given.reject(signal?.reason);
  const timer = setTimeout(() => given.reject(late()), ms);
  signal?.addEventListener('abort', onAbort);
  try {
    return await Promise.race([promise, given.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
