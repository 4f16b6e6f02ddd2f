import type { LiveEvent } from '@/domain/live-event';
import { noCriteria } from '@/domain/match';
import { type ReadCriteria, readCriteria } from '@/domain/match-job';
import { createAnnouncements } from './announcements';
import { answerQuery } from './answer-query';
import { facetsOf } from './facets-of';
import { keepFirstAtHand } from './first-at-hand';
import type { Criteria, JobEngine } from './job-engine';
import type { JobSource } from './job-source';
import type { JobsInMemory } from './jobs-in-memory';
import { createLiveJobs } from './live-jobs';
import type { Pause } from './pause';
import { readShown } from './read-shown';

export interface QueryEnginePorts {
  source: JobSource;
  listenLive(listener: (event: LiveEvent) => void): () => void;
  collator: Intl.Collator;
  pause: Pause;
  /** Milliseconds since 1970. */
  now(): number;
  report(error: unknown): void;
}

/** The engine itself, wherever it runs. Before the first question it reads no more than the first few jobs. */
export function createQueryEngine(ports: QueryEnginePorts): JobEngine {
  const { now } = ports;
  const source = keepFirstAtHand(ports.source);
  const changes = createAnnouncements();
  const firstShown = Promise.withResolvers<void>();
  const live = createLiveJobs({
    ...ports,
    source,
    areFirstShown: firstShown.promise,
    onRead: (what) => changes.announce(what === 'jobs' ? 200 : 1000),
  });
  live.begin();
  let criteria: ReadCriteria = readCriteria(noCriteria, []);
  let written = '';
  let judged: JobsInMemory | null = null;
  let found: { rows: readonly number[]; ids: readonly string[] } = { rows: [], ids: [] };
  let isAsked = false;
  ports.listenLive((event) => {
    if (event.type !== 'jobs-change') return;
    source.forget();
    live.change(event.ids ?? null);
  });
  const foundIds = (from = 0, to = found.rows.length) => found.rows.slice(from, to).map((row) => found.ids[row] ?? '');
  const judge = (jobs: JobsInMemory, asked: Criteria) => {
    const text = JSON.stringify(asked);
    if (text === written && judged === jobs) return;
    criteria = readCriteria(asked.match, asked.hiddenCompanies);
    jobs.setCriteria(criteria);
    written = text;
    judged = jobs;
  };
  const read = async (ids: readonly string[]) => readShown(ids, source, (await live.ready()).jobs, criteria);
  return {
    async ask(query, asked) {
      const reading = await live.ready();
      // The first question is followed by a look at the rows; whoever asks again has seen them.
      if (isAsked) firstShown.resolve();
      isAsked = true;
      const { jobs } = reading;
      judge(jobs, asked);
      const { rows, leftOut } = answerQuery(query, jobs, now());
      found = { rows, ids: jobs.rows.ids };
      if (rows.length === 0) firstShown.resolve();
      reading.readTexts();
      return {
        count: rows.length,
        total: reading.total(),
        leftOut,
        loaded: reading.loaded(),
        indexed: jobs.indexed(),
      };
    },
    rows: (from, to) => read(foundIds(from, to)).finally(firstShown.resolve),
    ids: async () => foundIds(),
    row: async (id) => (await read([id]))[0] ?? null,
    async facets() {
      firstShown.resolve();
      return facetsOf((await live.ready()).jobs.rows);
    },
    onChange: changes.listen,
  };
}
