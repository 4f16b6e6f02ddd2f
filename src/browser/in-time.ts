import { PageUnreachableError } from '@/domain/tab-errors';

/**
 * The promise's outcome, or a rejection if the signal is aborted or `ms` pass first: a page that hangs, or shows a dialog, answers nothing.
 * @throws PageUnreachableError, and the signal's reason
 */
export async function inTime<Value>(promise: Promise<Value>, signal: AbortSignal, ms: number): Promise<Value> {
  signal.throwIfAborted();
  const given = Promise.withResolvers<never>();
  const onAbort = () => given.reject(signal.reason);
  const timer = setTimeout(() => given.reject(new PageUnreachableError(`no answer for ${ms} ms`)), ms);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([promise, given.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
