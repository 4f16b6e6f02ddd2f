import type { Job, JobEdit, JobSummary } from '@/domain/job';
import type { Connection } from './connection';
import { type ReportDamage, readAllSound, readSound } from './damage';
import { inOneTransaction } from './in-one-transaction';
import type { Announce } from './live';
import { newestRunFirst, StoredJob, withoutStoreFields } from './stored-job';

/** The jobs that were put aside. Deleted ones are kept, but no list or count has them. Jobs come in through a run's steps. */
export interface JobRepository {
  /** Newest run first, and within a run in the order they were found. */
  list(): Promise<JobSummary[]>;
  count(): Promise<number>;
  /** With their descriptions, in the order asked for; ids that are not there are left out. */
  getMany(ids: readonly string[]): Promise<Job[]>;
  /** By identity (domain/job-identity.ts), deleted ones too. */
  getByKey(key: string): Promise<Job | undefined>;
  /** Changes what is the user's own. */
  edit(id: string, edit: JobEdit): Promise<void>;
  /** Takes jobs off every list until `restore`. `at` is an ISO 8601 moment. */
  remove(ids: readonly string[], at: string): Promise<void>;
  restore(ids: readonly string[]): Promise<void>;
}

export function createJobRepository(connection: Connection, announce: Announce, report: ReportDamage): JobRepository {
  const change = async (ids: readonly string[], edit: Partial<StoredJob>) => {
    await changeJobs(connection, ids, edit, report);
    announce({ type: 'jobs-change' });
  };
  return {
    async list() {
      const records = await connection.use((database) => database.getAll('jobs'));
      const live = records.filter(({ deletedAt }) => deletedAt === null);
      return readAllSound(StoredJob, live, 'jobs', report).sort(newestRunFirst).map(withoutStoreFields);
    },
    count: () =>
      connection.use(async (database) => {
        const { store } = database.transaction('jobs');
        const [all, deleted] = await Promise.all([store.count(), store.index('deletedAt').count()]);
        return all - deleted;
      }),
    getMany: (ids) => readJobs(connection, ids, report),
    async getByKey(key) {
      const id = await connection.use((database) => database.getKeyFromIndex('jobs', 'key', key));
      return id === undefined ? undefined : (await readJobs(connection, [id], report))[0];
    },
    edit: (id, { status, notes }) =>
      change([id], { ...(status !== undefined && { status }), ...(notes !== undefined && { notes }) }),
    remove: (ids, at) => change(ids, { deletedAt: at }),
    restore: (ids) => change(ids, { deletedAt: null }),
  };
}

function readJobs(connection: Connection, ids: readonly string[], report: ReportDamage): Promise<Job[]> {
  return connection.use(async (database) => {
    const transaction = database.transaction(['jobs', 'descriptions']);
    const descriptions = transaction.objectStore('descriptions');
    const records = await Promise.all(
      ids.map(async (id) => {
        const [job, description] = await Promise.all([transaction.objectStore('jobs').get(id), descriptions.get(id)]);
        const sound = job && readSound(StoredJob, job, 'jobs', report);
        return sound ? [{ ...withoutStoreFields(sound), description: description?.text ?? null }] : [];
      }),
    );
    return records.flat();
  });
}

function changeJobs(
  connection: Connection,
  ids: readonly string[],
  edit: Partial<StoredJob>,
  report: ReportDamage,
): Promise<void> {
  return connection.use((database) => {
    const transaction = database.transaction('jobs', 'readwrite', { durability: 'strict' });
    return inOneTransaction(transaction, async () => {
      for (const id of ids) {
        const record = await transaction.store.get(id);
        const job = record && readSound(StoredJob, record, 'jobs', report);
        if (job) await transaction.store.put({ ...job, ...edit });
      }
    });
  });
}
