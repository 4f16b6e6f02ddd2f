import { withTimeout } from '@/std/with-timeout';

/** The pilot ran out of time. */
export class PilotTimeoutError extends Error {
  override name = 'PilotTimeoutError';
}

/** Measures the pilot's work; waiting for its model or the user does not count. */
export interface PilotTimeLimit {
  /**
   * Runs work for up to `most` milliseconds, and no longer than remains.
   * @throws PilotTimeoutError
   */
  run<Result>(work: () => Promise<Result>, most?: number): Promise<Result>;
}

/** `totalMs`: total time for all work. */
export function startPilotTimeLimit(totalMs: number, now: () => number): PilotTimeLimit {
  let left = totalMs;
  return {
    async run(work, most = Number.POSITIVE_INFINITY) {
      const start = now();
      try {
        return await within(Math.min(left, most), work);
      } finally {
        left -= now() - start;
      }
    },
  };
}

async function within<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  if (ms <= 0) throw new PilotTimeoutError('no time is left');
  return withTimeout(work(), ms, { late: () => new PilotTimeoutError(`it took longer than ${Math.round(ms)} ms`) });
}
