/** Measures an exploration's working time, without waiting for the user. */
export interface StopClock {
  /** Milliseconds since the last lap or reset. */
  lap(): number;
  /** Call after anything that may have waited for the user. */
  reset(): void;
}

export function startStopClock(now: () => number = Date.now): StopClock {
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
