import type { IDBPObjectStore, StoreNames } from 'idb';
import { Application, type AppliedBy, continueApplication } from '@/domain/form/application';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid, readValid } from '@/store/database/damaged-records';
import type { Schema } from '@/store/database/database-schema';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import type { PublishEvent } from '@/store/database/live-events';
import { setApplied, takeAppliedBack } from '@/store/jobs/applied-jobs';

/** The applications whose forms were filled. */
export interface ApplicationRepository {
  get(id: string): Promise<Application | undefined>;
  /** A job's applications whose forms were filled to the end, latest first. */
  ofJob(jobId: string): Promise<Application[]>;
  /** Whether the user has already seen a model map this question to that key, or to that handle's answer. */
  wasMapped(question: string, key: FieldKey | null, handle: string | null): Promise<boolean>;
  /** A tab's applications that are ready, and not yet marked as sent. */
  openOfTab(tabId: number): Promise<Application[]>;
  /** Stores a new or continued application. An unsent one of the same form is replaced: what was entered then can still be undone. */
  save(id: string, change: (known: Application | undefined) => Application): Promise<void>;
  /** Changes an existing one. Returns the result. */
  change(id: string, change: (application: Application) => Application): Promise<Application | undefined>;
  /** Marks it as sent; its job becomes `applied`, unless it is already further. `at`: ISO 8601. False if it was marked before. */
  setApplied(id: string, by: AppliedBy, at: string): Promise<boolean>;
  /** Reverts that, and the job's status if it is still `applied`. */
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
  announce: PublishEvent,
  report: ReportDamage,
): ApplicationRepository {
  const sound = (record: Application | undefined) => record && readValid(Application, record, 'applications', report);
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
      return readAllValid(Application, records, 'applications', report).some(({ fields }) => fields.some(isSame));
    },
    async ofJob(jobId) {
      const records = await connection.use((database) => database.getAllFromIndex('applications', 'jobId', jobId));
      return readAllValid(Application, records, 'applications', report)
        .filter(({ readyAt }) => readyAt !== null)
        .sort(latestFirst);
    },
    async openOfTab(tabId) {
      const records = await connection.use((database) => database.getAll('applications'));
      return readAllValid(Application, records, 'applications', report).filter(
        (one) => one.tabId === tabId && one.readyAt !== null && one.applied === null,
      );
    },
    save: (id, change) =>
      write(async (applications) => {
        const known = sound(await applications.get(id));
        const next = change(known);
        const previous = await giveWay(applications, next);
        await applications.put(previous ? continueApplication(next, previous) : next);
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

/** Removes the earlier application of the same form in the same tab, unless it was sent; returns it. */
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
