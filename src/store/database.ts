import type { DBSchema, IDBPDatabase } from 'idb';
import type { Run, Step } from '@/domain/run';
import type { Understanding } from '@/domain/understanding';
import type { StoredJob } from './stored-job';

export const databaseName = 'jobtrail';
export const databaseVersion = 1;

export interface Schema extends DBSchema {
  jobs: {
    key: string;
    value: StoredJob;
    indexes: { key: string; canonicalUrl: string; textKey: string; deletedAt: string };
  };
  descriptions: { key: string; value: { jobId: string; text: string } };
  runs: { key: string; value: Run; indexes: { status: string; startedAt: string } };
  steps: { key: [string, number]; value: Step };
  understandings: { key: [string, string]; value: Understanding };
}

export type Database = IDBPDatabase<Schema>;

/** Version 1. Later versions only add steps below it: every shipped version must still be able to come up. */
export function createSchema(database: Database): void {
  const jobs = database.createObjectStore('jobs', { keyPath: 'id' });
  jobs.createIndex('key', 'key', { unique: true });
  jobs.createIndex('canonicalUrl', 'canonicalUrl');
  jobs.createIndex('textKey', 'textKey');
  jobs.createIndex('deletedAt', 'deletedAt');
  database.createObjectStore('descriptions', { keyPath: 'jobId' });
  const runs = database.createObjectStore('runs', { keyPath: 'id' });
  runs.createIndex('status', 'status');
  runs.createIndex('startedAt', 'startedAt');
  database.createObjectStore('steps', { keyPath: ['runId', 'seq'] });
  database.createObjectStore('understandings', { keyPath: ['site', 'pathPattern'] });
}
