import { type BackgroundLoading, type LoadingPorts, startBackgroundLoading } from '@/search/background-loading';

/** The store's jobs in memory, read in the background and kept up to date. */
export interface LiveJobIndex {
  /** Reads the first few, so that they are ready when asked for. */
  begin(): void;
  /** The jobs, once some were read (or there are none). Throws what the store throws; the next call retries. */
  ready(): Promise<BackgroundLoading>;
  /** Rereads what changed; null: anything may have. */
  change(ids: readonly string[] | null): void;
}

export function createLiveJobIndex(ports: LoadingPorts): LiveJobIndex {
  /** What answers come from, and its successor while that is read. */
  let current: BackgroundLoading | null = null;
  let next: BackgroundLoading | null = null;
  let isAsked = false;
  const readAnew = async () => {
    const reading = startBackgroundLoading(ports);
    next = reading;
    await reading.done;
    if (next !== reading) return;
    current = reading;
    next = null;
    ports.onRead('jobs');
  };
  const update = async (reading: BackgroundLoading, ids: readonly string[]) => {
    const listed = await ports.source.listedByIds(ids);
    const isListed = new Set(listed.map(({ id }) => id));
    for (const job of listed) reading.jobs.put(job);
    for (const id of ids) if (!isListed.has(id)) reading.jobs.remove(id);
    ports.onRead('jobs');
    reading.readTexts();
  };
  const start = () => {
    const reading = startBackgroundLoading(ports);
    reading.begun.catch(() => {
      if (current === reading) current = null;
    });
    current = reading;
    return reading;
  };
  return {
    begin: () => void start(),
    async ready() {
      isAsked = true;
      const reading = current ?? start();
      await reading.begun;
      return reading;
    },
    change(ids) {
      if (!current) return;
      if (ids === null && !isAsked) start();
      else if (ids === null) readAnew().catch(ports.report);
      if (ids === null) return;
      for (const reading of [current, next]) if (reading) update(reading, ids).catch(ports.report);
    },
  };
}
