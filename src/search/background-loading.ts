import type { Yield } from '@/search/in-slices';
import type { JobStorePort } from '@/search/job-store-port';
import { createJobsInMemory, type JobsInMemory } from '@/search/jobs-in-memory';
import { loadDescriptions, loadFirstJobs, loadOtherJobs } from '@/search/load-jobs';

export interface LoadingPorts {
  source: JobStorePort;
  collator: Intl.Collator;
  pause: Yield;
  /** Resolves once more than the first few jobs are wanted. */
  isRestWanted: Promise<void>;
  /** Called for everything read after the first few jobs. */
  onRead(what: 'jobs' | 'descriptions'): void;
  report(error: unknown): void;
}

/** All jobs of the store, read once from first to last. */
export interface BackgroundLoading {
  jobs: JobsInMemory;
  /** Some were read, or there are none. Rejects with the store's error. */
  begun: Promise<void>;
  /** All were read. */
  done: Promise<void>;
  /** Number of listed jobs, as far as known. */
  total(): number;
  /** Share of jobs that were read. */
  loaded(): number;
  /** Reads all descriptions; does nothing while they, or jobs, are being read. */
  readTexts(): void;
}

export function startBackgroundLoading(ports: LoadingPorts): BackgroundLoading {
  const { source, collator, pause, isRestWanted, onRead, report } = ports;
  const jobs = createJobsInMemory(collator);
  const begun = Promise.withResolvers<void>();
  let expected = 0;
  let isDone = false;
  let isReadingTexts = false;
  const readTexts = async () => {
    if (isReadingTexts || !isDone) return;
    isReadingTexts = true;
    try {
      await loadDescriptions(source, jobs, pause, () => onRead('descriptions'));
    } finally {
      isReadingTexts = false;
    }
  };
  const readRest = async (first: string) => {
    const reading = loadOtherJobs(source, jobs, first, pause, () => onRead('jobs'));
    const counting = source.count().then((count) => {
      expected = count;
    });
    await Promise.all([reading, counting]);
  };
  const work = async () => {
    const first = await loadFirstJobs(source, jobs);
    isDone = first === null;
    begun.resolve();
    await isRestWanted;
    if (first !== null) await readRest(first);
    isDone = true;
    onRead('jobs');
    await jobs.prepare(pause);
    readTexts().catch(report);
  };
  const done = work();
  done.catch(begun.reject);
  // Perhaps nobody asked yet; whoever does gets the error.
  begun.promise.catch(() => undefined);
  const listed = () => jobs.rows.inStoreOrder().length;
  return {
    jobs,
    begun: begun.promise,
    done,
    total: () => (isDone ? listed() : Math.max(expected, listed())),
    loaded: () => (isDone ? 1 : listed() / Math.max(expected, listed() + 1)),
    readTexts: () => void readTexts().catch(report),
  };
}
