import type { LiveEvent } from '@/domain/live-event';
import { noCriteria } from '@/domain/match';
import { type ReadCriteria, readCriteria } from '@/domain/match-job';
import { createAnnouncements } from './announcements';
import { answerQuery } from './answer-query';
import { facetsOf } from './facets-of';
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

/** The engine itself, wherever it runs. Reads nothing before the first question. */
export function createQueryEngine(ports: QueryEnginePorts): JobEngine {
  const { source, now } = ports;
  const changes = createAnnouncements();
  const live = createLiveJobs({ ...ports, onRead: (what) => changes.announce(what === 'jobs' ? 200 : 1000) });
  let criteria: ReadCriteria = readCriteria(noCriteria, []);
  let written = '';
  let judged: JobsInMemory | null = null;
  let found: string[] = [];
  ports.listenLive((event) => {
    if (event.type === 'jobs-change') live.change(event.ids ?? null);
  });
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
      const { jobs } = reading;
      judge(jobs, asked);
      const { rows, leftOut } = answerQuery(query, jobs, now());
      found = rows.map((row) => jobs.rows.ids[row] ?? '');
      reading.readTexts();
      return {
        count: found.length,
        total: reading.total(),
        leftOut,
        loaded: reading.loaded(),
        indexed: jobs.indexed(),
      };
    },
    rows: (from, to) => read(found.slice(from, to)),
    ids: async () => found,
    row: async (id) => (await read([id]))[0] ?? null,
    facets: async () => facetsOf((await live.ready()).jobs.rows),
    onChange: changes.listen,
  };
}
