/** A turn's time apart from model and page: looking, screenshots, comparing, saving. */
export interface TurnTimings {
  /** Runs such work and counts its time. */
  count<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Milliseconds counted since the last call. */
  taken(): number;
}

export function startTurnTimings(now: () => number = () => performance.now()): TurnTimings {
  let counted = 0;
  return {
    async count(work) {
      const start = now();
      try {
        return await work();
      } finally {
        counted += now() - start;
      }
    },
    taken() {
      const taken = Math.round(counted);
      counted = 0;
      return taken;
    },
  };
}
