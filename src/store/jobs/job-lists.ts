import type { Job, JobSummary } from '@/domain/job/job';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid } from '@/store/database/damaged-records';
import type { Database } from '@/store/database/database-schema';
import {
  compareByListOrder,
  isListed,
  type ListedJob,
  StoredJob,
  toJobSummary,
  toListedJob,
} from '@/store/database/stored-job';
import { findJobsByUrl } from './find-by-url';
import { readStoredJobs } from './read-stored-jobs';

/** Hex prefixes of ids. */
const beginnings = Array.from({ length: 64 }, (_, number) => (number * 4).toString(16).padStart(2, '0'));

/** A page of all jobs in the store's order. */
export interface JobPage {
  jobs: ListedJob[];
  /** Where the next page starts; null: there is none. */
  last: string | null;
}

/** Reading jobs. Lists and counts exclude deleted and merged ones. */
export interface JobLists {
  /** Newest run first; within a run in the order found. */
  list(): Promise<JobSummary[]>;
  /** Only ids, in the same order. */
  listedIds(): Promise<string[]>;
  /** Like `list`, page by page: the first `count` records after `after`, of which fewer may be listed. */
  listFrom(after: string | null, count: number): Promise<JobPage>;
  /** Those of the jobs that are listed, in the order given. */
  listedByIds(ids: readonly string[]): Promise<ListedJob[]>;
  count(): Promise<number>;
  /** Like `count`, for one site. */
  countOfSite(site: string): Promise<number>;
  /** With descriptions, in the order given, listed or not; missing ids are left out. */
  getMany(ids: readonly string[]): Promise<Job[]>;
  /** Texts by id, for jobs that have one. */
  descriptionsOf(ids: readonly string[]): Promise<Map<string, string>>;
  /** By identity (jobs/identity/job-keys.ts), including deleted ones. */
  getByKey(key: string): Promise<Job | undefined>;
  /** By its own or its application address (find-by-url.ts): the id of the one job, or null. */
  findByAddress(addresses: readonly string[]): Promise<string | null>;
  /** The jobs merged into one, directly or through another. */
  mergedInto(id: string): Promise<JobSummary[]>;
}

export function createJobLists(connection: Connection, report: ReportDamage): JobLists {
  const sound = (records: readonly unknown[]) => readAllValid(StoredJob, records, 'jobs', report);
  return {
    async list() {
      const records = await connection.use((database) => database.getAll('jobs'));
      return sound(records.filter(isListed)).sort(compareByListOrder).map(toJobSummary);
    },
    listedIds: () => connection.use(listIds),
    async listFrom(after, count) {
      const range = after === null ? null : IDBKeyRange.lowerBound(after, true);
      const records = await connection.use((database) => database.getAllFromIndex('jobs', 'order', range, count));
      const last = records.length < count ? null : (records.at(-1)?.order ?? null);
      return { jobs: sound(records.filter(isListed)).map(toListedJob), last };
    },
    async listedByIds(ids) {
      const records = await connection.use((database) => {
        const { store } = database.transaction('jobs');
        return Promise.all(ids.map((id) => store.get(id)));
      });
      const found = records.filter((record) => record !== undefined);
      return sound(found.filter(isListed)).map(toListedJob);
    },
    count: () => connection.use(countListed),
    countOfSite: (site) => connection.use((database) => countListedOf(site, database)),
    getMany: (ids) => readStoredJobs(connection, ids, report),
    async descriptionsOf(ids) {
      const records = await connection.use((database) => {
        const { store } = database.transaction('descriptions');
        return Promise.all(ids.map((id) => store.get(id)));
      });
      return new Map(records.flatMap((record) => (record ? [[record.jobId, record.text]] : [])));
    },
    async getByKey(key) {
      const id = await connection.use((database) => database.getKeyFromIndex('jobs', 'key', key));
      return id === undefined ? undefined : (await readStoredJobs(connection, [id], report))[0];
    },
    findByAddress: (addresses) => findJobsByUrl(connection, addresses, report),
    mergedInto: (id) => connection.use((database) => readMerged(database, id, report)),
  };
}

async function listIds(database: Database): Promise<string[]> {
  const { store } = database.transaction('jobs');
  const [ids, ...offLists] = await Promise.all([
    store.index('order').getAllKeys(),
    store.index('deletedAt').getAllKeys(),
    store.index('mergedInto').getAllKeys(),
  ]);
  const isOff = new Set(offLists.flat());
  return ids.filter((id) => !isOff.has(id));
}

async function countListed(database: Database): Promise<number> {
  const { store } = database.transaction('jobs');
  const [deleted, merged] = await Promise.all([store.index('deletedAt').count(), store.index('mergedInto').getAll()]);
  let all = 0;
  for (const range of rangesOfIds()) all += await store.count(range);
  return all - deleted - merged.filter(({ deletedAt }) => deletedAt === null).length;
}

async function countListedOf(site: string, database: Database): Promise<number> {
  const { store } = database.transaction('jobs');
  const [all, deleted, merged] = await Promise.all([
    store.index('site').count(site),
    store.index('deletedAt').getAll(),
    store.index('mergedInto').getAll(),
  ]);
  const offLists = [...deleted, ...merged.filter(({ deletedAt }) => deletedAt === null)];
  return all - offLists.filter((job) => job.site === site).length;
}

async function readMerged(database: Database, id: string, report: ReportDamage): Promise<JobSummary[]> {
  const merged = database.transaction('jobs').store.index('mergedInto');
  const found = new Map<string, JobSummary>();
  let targets = [id];
  while (targets.length > 0) {
    const records = (await Promise.all(targets.map((target) => merged.getAll(target)))).flat();
    const fresh = readAllValid(StoredJob, records, 'jobs', report).filter((job) => !found.has(job.id));
    for (const job of fresh) found.set(job.id, toJobSummary(job));
    targets = fresh.map((job) => job.id);
  }
  return [...found.values()];
}

/**
 * All keys in ranges of similar size, for keys that are random UUIDs. The database handles one request at a time: counting a hundred
 * thousand jobs at once would delay rows that somebody waits for by half a second (measured 2026-11-22).
 */
function rangesOfIds(): IDBKeyRange[] {
  return beginnings.map((first, index) => {
    const next = beginnings[index + 1];
    if (index === 0) return IDBKeyRange.upperBound(next, true);
    return next === undefined ? IDBKeyRange.lowerBound(first) : IDBKeyRange.bound(first, next, false, true);
  });
}
