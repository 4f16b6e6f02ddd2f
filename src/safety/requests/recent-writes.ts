/** The answers written most recently, by key. */
export interface RecentWrites {
  begin(key: string | null): void;
  end(): void;
  /** Is being written, or was a moment ago: pages wait for a pause in typing before they ask. */
  isSoon(key: string): boolean;
  /** Was written last or second to last: fields save on blur, which happens when the next one gets focus. */
  isLast(key: string): boolean;
}

interface Write {
  key: string | null;
  endedAt: number | null;
}

const lastFields = 2;
/** Milliseconds. Later requests were not caused by the write. */
const soonMs = 1_000;

/** `now`: in milliseconds. */
export function createRecentWrites(now: () => number): RecentWrites {
  const writes: Write[] = [];
  const end = () => {
    const last = writes.at(-1);
    if (last) last.endedAt ??= now();
  };
  return {
    begin(key) {
      end();
      writes.push({ key, endedAt: null });
    },
    end,
    isSoon: (key) =>
      writes.some((write) => write.key === key && (write.endedAt === null || now() - write.endedAt <= soonMs)),
    isLast: (key) => writes.slice(-lastFields).some((write) => write.key === key),
  };
}
