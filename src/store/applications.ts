import type { IDBPObjectStore, StoreNames } from 'idb';
import { Application, type AppliedBy, continued } from '@/domain/application';
import type { FieldKey } from '@/domain/field-key';
import { setApplied, takeAppliedBack } from './applied-jobs';
import type { Connection } from './connection';
import { type ReportDamage, readAllSound, readSound } from './damage';
import { inOneTransaction } from './in-one-transaction';
import type { Announce } from './live';
import type { Schema } from './schema';

/** The applications that forms were filled for. */
export interface ApplicationRepository {
  get(id: string): Promise<Application | undefined>;
  /** Those for a job whose forms were filled to their end, the latest first. */
  ofJob(jobId: string): Promise<Application[]>;
  /** Whether the user was shown before that a model mapped this question to that key, or to the answer of that handle. */
  wasMapped(question: string, key: FieldKey | null, handle: string | null): Promise<boolean>;
  /** Those of a tab that are ready, and that nobody said were sent. */
  openOfTab(tabId: number): Promise<Application[]>;
  /**
   * Keeps an application as it is begun or goes on. The one that the same form had before and that was not sent gives way: what was
   * put in then can still be undone.
   */
  save(id: string, change: (known: Application | undefined) => Application): Promise<void>;
  /** Changes one that is there. Gives it as it is then. */
  change(id: string, change: (application: Application) => Application): Promise<Application | undefined>;
  /** Says that it was sent; its job becomes `applied` with it, unless it is further already. `at`: ISO 8601. False where it was said before. */
  setApplied(id: string, by: AppliedBy, at: string): Promise<boolean>;
  /** Takes that back, and with it the job's status where it is still `applied`. */
  takeAppliedBack(id: string): Promise<void>;
}

export type ApplicationsInTransaction = IDBPObjectStore<
  Schema,
  ArrayLike<StoreNames<Schema>>,
  'applications',
  'readwrite'
>;

export function createApplicationRepository(
  connection: Connection,
  announce: Announce,
  report: ReportDamage,
): ApplicationRepository {
  const sound = (record: Application | undefined) => record && readSound(Application, record, 'applications', report);
  const write = async <Result>(work: (applications: ApplicationsInTransaction) => Promise<Result>) => {
    const result = await connection.use((database) => {
      const transaction = database.transaction('applications', 'readwrite', { durability: 'strict' });
      return inOneTransaction(transaction, () => work(transaction.store));
    });
    announce({ type: 'applications-change' });
    return result;
  };
  return {
    async get(id) {
      return sound(await connection.use((database) => database.get('applications', id)));
    },
    async wasMapped(question, key, handle) {
      const records = await connection.use((database) => database.getAll('applications'));
      const isSame = (field: Application['fields'][number]) =>
        field.mappedBy === 'model' &&
        field.question === question &&
        (handle === null ? field.key === key : field.handle === handle);
      return readAllSound(Application, records, 'applications', report).some(({ fields }) => fields.some(isSame));
    },
    async ofJob(jobId) {
      const records = await connection.use((database) => database.getAllFromIndex('applications', 'jobId', jobId));
      return readAllSound(Application, records, 'applications', report)
        .filter(({ readyAt }) => readyAt !== null)
        .sort(latestFirst);
    },
    async openOfTab(tabId) {
      const records = await connection.use((database) => database.getAll('applications'));
      return readAllSound(Application, records, 'applications', report).filter(
        (one) => one.tabId === tabId && one.readyAt !== null && one.applied === null,
      );
    },
    save: (id, change) =>
      write(async (applications) => {
        const known = sound(await applications.get(id));
        const next = change(known);
        const previous = await giveWay(applications, next);
        await applications.put(previous ? continued(next, previous) : next);
      }),
    change: (id, change) =>
      write(async (applications) => {
        const known = sound(await applications.get(id));
        if (!known) return undefined;
        const next = change(known);
        await applications.put(next);
        return next;
      }),
    setApplied: (id, by, at) => setApplied(connection, { id, by, at }, announce, report),
    takeAppliedBack: (id) => takeAppliedBack(connection, id, announce, report),
  };
}

/** Removes the application that the same form in the same tab had, unless it was sent; gives it. */
async function giveWay(applications: ApplicationsInTransaction, next: Application): Promise<Application | undefined> {
  if (next.readyAt === null) return undefined;
  const ofForm = await applications.index('formUrl').getAll(next.formUrl);
  const previous = ofForm.find(({ id, tabId, applied }) => id !== next.id && tabId === next.tabId && !applied);
  if (previous) await applications.delete(previous.id);
  return previous;
}

function latestFirst(one: Application, other: Application): number {
  return (one.applied?.at ?? one.readyAt ?? '') < (other.applied?.at ?? other.readyAt ?? '') ? 1 : -1;
}
