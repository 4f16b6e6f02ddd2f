/** The pilot ran out of time. */
export class FlightTimeoutError extends Error {
  override name = 'FlightTimeoutError';
}

/** Measures the pilot's work; waiting for its model or the user does not count. */
export interface FlightClock {
  /**
   * Runs work for up to `most` milliseconds, and no longer than remains.
   * @throws FlightTimeoutError
   */
  run<Result>(work: () => Promise<Result>, most?: number): Promise<Result>;
}

/** `flightMs`: total time for all work. */
export function startFlightClock(flightMs: number, now: () => number): FlightClock {
  let left = flightMs;
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
  if (ms <= 0) throw new FlightTimeoutError('no time is left');
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => over.reject(new FlightTimeoutError(`it took longer than ${Math.round(ms)} ms`)), ms);
  try {
    return await Promise.race([work(), over.promise]);
  } finally {
    clearTimeout(timer);
  }
}
