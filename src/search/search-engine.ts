import { noCriteria } from '@/domain/job/match-criteria';
import type { LiveEvent } from '@/domain/run/live-event';
import { type ReadCriteria, readCriteria } from '@/jobs/match/match-job';
import { answerQuery } from '@/search/answer-query';
import { facetsOf } from '@/search/facets-of';
import { cacheFirstRows } from '@/search/first-rows-cache';
import type { Yield } from '@/search/in-slices';
import type { JobSearch, SearchCriteria } from '@/search/job-search';
import type { JobStorePort } from '@/search/job-store-port';
import type { JobsInMemory } from '@/search/jobs-in-memory';
import { createLiveJobIndex } from '@/search/live-job-index';
import { readShownJobs } from '@/search/read-result-rows';
import { createChangeThrottle } from '@/search/throttle-changes';

export interface SearchEnginePorts {
  source: JobStorePort;
  listenLive(listener: (event: LiveEvent) => void): () => void;
  collator: Intl.Collator;
  pause: Yield;
  /** Milliseconds since 1970. */
  now(): number;
  report(error: unknown): void;
}

/** The engine itself, wherever it runs. It reads only the first few jobs until the rest are wanted. */
export function createSearchEngine(ports: SearchEnginePorts): JobSearch {
  const { now } = ports;
  const source = cacheFirstRows(ports.source);
  const changes = createChangeThrottle();
  const wanted = Promise.withResolvers<void>();
  const live = createLiveJobIndex({
    ...ports,
    source,
    isRestWanted: wanted.promise,
    onRead: (what) => changes.announce(what === 'jobs' ? 200 : 1000),
  });
  live.begin();
  let criteria: ReadCriteria = readCriteria(noCriteria, []);
  let written = '';
  let judged: JobsInMemory | null = null;
  let found: { rows: readonly number[]; ids: readonly string[] } = { rows: [], ids: [] };
  ports.listenLive((event) => {
    if (event.type !== 'jobs-change') return;
    source.forget();
    live.change(event.ids ?? null);
  });
  const foundIds = (from = 0, to = found.rows.length) => found.rows.slice(from, to).map((row) => found.ids[row] ?? '');
  const judge = (jobs: JobsInMemory, asked: SearchCriteria) => {
    const text = JSON.stringify(asked);
    if (text === written && judged === jobs) return;
    criteria = readCriteria(asked.match, asked.hiddenCompanies);
    jobs.setCriteria(criteria);
    written = text;
    judged = jobs;
  };
  const read = async (ids: readonly string[]) => readShownJobs(ids, source, (await live.ready()).jobs, criteria);
  return {
    async ask(query, asked) {
      const reading = await live.ready();
      const { jobs } = reading;
      judge(jobs, asked);
      const { rows, leftOut } = answerQuery(query, jobs, now());
      found = { rows, ids: jobs.rows.ids };
      // What is asked for may be among the others.
      if (rows.length === 0) wanted.resolve();
      reading.readTexts();
      return {
        count: rows.length,
        total: reading.total(),
        leftOut,
        loaded: reading.loaded(),
        indexed: jobs.indexed(),
      };
    },
    readOn: wanted.resolve,
    rows: (from, to) => read(foundIds(from, to)),
    ids: async () => foundIds(),
    row: async (id) => (await read([id]))[0] ?? null,
    facets: async () => facetsOf((await live.ready()).jobs.rows),
    onChange: changes.listen,
  };
}
