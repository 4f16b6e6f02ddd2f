import type { Job } from '@/domain/job/job';
import { initialQuery, type JobQuery } from '@/domain/job/job-query';
import { noCriteria } from '@/domain/job/match-criteria';
import type { LiveEvent } from '@/domain/run/live-event';
import type { JobAnswer, JobSearch, SearchCriteria } from '@/search/job-search';
import type { JobStorePort } from '@/search/job-store-port';
import { createSearchEngine } from '@/search/search-engine';
import { isListed, type ListedJob, toListedJob, toStoredJob } from '@/store/database/stored-job';
import { sampleJob } from '../store/sample-job';

/** Jobs that the engine reads, as a store of plain values; what changes is told of. */
export interface JobsAtHand {
  source: JobStorePort;
  engine: JobSearch;
  /** Puts jobs, new or changed, and tells of them. */
  put(...jobs: Job[]): void;
  /** Tells of a change without a name. */
  replaceAll(jobs: Job[]): void;
  /** What the engine answers once all is read, descriptions too. */
  settled(query?: Partial<JobQuery>, criteria?: SearchCriteria): Promise<JobAnswer>;
  /** As `settled`, with the titles of what was found. */
  titles(query?: Partial<JobQuery>, criteria?: SearchCriteria): Promise<string[]>;
}

export const nobody: SearchCriteria = { match: noCriteria, hiddenCompanies: [] };

/** A moment that all samples were found before. */
export const today = Date.parse('2026-11-22T12:00:00Z');

interface Reading {
  /** Jobs that the store gives at once, at most. */
  partLength?: number;
  /** Whether more than the first few are read without anybody saying so. */
  readsOn?: boolean;
}

export function jobsAtHand(jobs: Job[], { partLength, readsOn = true }: Reading = {}): JobsAtHand {
  let records = recordsOf(jobs);
  let changes = 0;
  let told = -1;
  const listeners: ((event: LiveEvent) => void)[] = [];
  const tell = (event: LiveEvent) => {
    changes += 1;
    for (const listener of listeners) listener(event);
  };
  const source = sourceOver(() => records, partLength);
  const engine = createSearchEngine({
    source,
    listenLive(listener) {
      listeners.push(listener);
      return () => undefined;
    },
    collator: new Intl.Collator('en', { numeric: true, sensitivity: 'base' }),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => today,
    report: (error) => {
      throw error;
    },
  });
  if (readsOn) engine.readOn();
  const settled: JobsAtHand['settled'] = async (query = {}, criteria = nobody) => {
    for (;;) {
      const answer = await engine.ask({ ...initialQuery, ...query }, criteria);
      if (answer.loaded === 1 && answer.indexed === 1 && changes === told) return answer;
      told = changes;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return {
    source,
    engine,
    put(...changed) {
      const known = new Map(records);
      for (const [id, record] of recordsOf(changed, known)) known.set(id, record);
      records = known;
      tell({ type: 'jobs-change', ids: changed.map(({ id }) => id) });
    },
    replaceAll(all) {
      records = recordsOf(all);
      tell({ type: 'jobs-change' });
    },
    settled,
    async titles(query, criteria) {
      await settled(query, criteria);
      return (await engine.rows(0, 1000)).map((row) => row.job.title);
    },
  };
}

type Records = Map<string, { listed: ListedJob; description: string | null }>;

/** Listed in the order given; a known job keeps its place. */
function recordsOf(jobs: Job[], known: Records = new Map()): Records {
  return new Map(
    jobs.map(({ description, ...job }, index) => {
      const place = { runStartedAt: job.foundAt, step: 1, index: known.size + index };
      const stored = toStoredJob({ ...job, textKey: '', place, hasDescription: description !== null });
      const order = known.get(job.id)?.listed.order ?? stored.order;
      return [job.id, { listed: { ...toListedJob(stored), order }, description }];
    }),
  );
}

function sourceOver(records: () => Records, partLength = Number.POSITIVE_INFINITY): JobStorePort {
  const listed = () => [...records().values()].map((record) => record.listed).filter(isListed);
  return {
    async listFrom(after, count) {
      const rest = listed()
        .sort((one, other) => (one.order < other.order ? -1 : 1))
        .filter(({ order }) => after === null || order > after);
      const jobs = rest.slice(0, Math.min(count, partLength));
      return { jobs, last: jobs.length < rest.length ? (jobs.at(-1)?.order ?? null) : null };
    },
    listedByIds: async (ids) => ids.flatMap((id) => listed().filter((job) => job.id === id)),
    descriptionsOf: async (ids) =>
      new Map(
        ids.flatMap((id): [string, string][] => {
          const text = records().get(id)?.description;
          return text ? [[id, text]] : [];
        }),
      ),
    count: async () => listed().length,
  };
}

/** A job whose fields matter; the key tells it from all others. */
export function job(fields: Partial<Job>): Job {
  const id = fields.id ?? crypto.randomUUID();
  return sampleJob({ company: null, location: null, ...fields, id, key: `id:${id}` });
}
