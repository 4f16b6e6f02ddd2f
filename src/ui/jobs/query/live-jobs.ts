import { type Reading, type ReadingPorts, startReading } from './reading';

/** The jobs of the store in memory, read in the background and kept up to date. */
export interface LiveJobs {
  /** The jobs, once some were read (or there are none). Throws what the store throws; the next call tries again. */
  ready(): Promise<Reading>;
  /** Reads again what changed; null: anything may have. */
  change(ids: readonly string[] | null): void;
}

export function createLiveJobs(ports: ReadingPorts): LiveJobs {
  /** What is answered from, and what will be once it is read. */
  let current: Reading | null = null;
  let next: Reading | null = null;
  const readAnew = async () => {
    const reading = startReading(ports);
    next = reading;
    await reading.done;
    if (next !== reading) return;
    current = reading;
    next = null;
    ports.onRead('jobs');
  };
  const update = async (reading: Reading, ids: readonly string[]) => {
    const listed = await ports.source.listedByIds(ids);
    const isListed = new Set(listed.map(({ id }) => id));
    for (const job of listed) reading.jobs.put(job);
    for (const id of ids) if (!isListed.has(id)) reading.jobs.remove(id);
    ports.onRead('jobs');
    reading.readTexts();
  };
  return {
    async ready() {
      current ??= startReading(ports);
      const reading = current;
      try {
        await reading.begun;
      } catch (error) {
        if (current === reading) current = null;
        throw error;
      }
      return reading;
    },
    change(ids) {
      // Nobody has asked yet: the first question reads what there is by then.
      if (!current) return;
      if (ids === null) return void readAnew().catch(ports.report);
      for (const reading of [current, next]) if (reading) update(reading, ids).catch(ports.report);
    },
  };
}
