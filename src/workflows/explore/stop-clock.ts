/** Measures the time an exploration works; what it waits for the user is left out. */
export interface StopClock {
  /** Milliseconds since the last lap or reset. */
  lap(): number;
  /** After anything that may have waited for the user. */
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
