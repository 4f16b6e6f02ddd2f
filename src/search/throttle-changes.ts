/** Reports changes: at once after a quiet period, otherwise delayed. */
export interface ChangeThrottle {
  /** `milliseconds`: the minimum time between two calls. */
  announce(milliseconds: number): void;
  /** Returns `unsubscribe`. */
  listen(listener: () => void): () => void;
}

export function createChangeThrottle(): ChangeThrottle {
  const listeners = new Set<() => void>();
  let last = Number.NEGATIVE_INFINITY;
  let pending: { timer: ReturnType<typeof setTimeout>; at: number } | null = null;
  const tell = () => {
    pending = null;
    last = performance.now();
    for (const listener of listeners) listener();
  };
  return {
    announce(milliseconds) {
      const at = Math.max(performance.now(), last + milliseconds);
      if (pending && pending.at <= at) return;
      if (pending) clearTimeout(pending.timer);
      pending = { at, timer: setTimeout(tell, Math.max(0, at - performance.now())) };
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
