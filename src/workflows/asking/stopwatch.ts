/** Measures an exploration's working time, without waiting for the user. */
export interface Stopwatch {
  /** Milliseconds since the last lap or reset. */
  lap(): number;
  /** Call after anything that may have waited for the user. */
  reset(): void;
}

export function startStopwatch(now: () => number = Date.now): Stopwatch {
  let last = now();
  return {
    lap() {
      const before = last;
      last = now();
      return last - before;
    },
    reset() {
      last = now();
    },
  };
}
