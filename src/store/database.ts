import type { DBSchema, IDBPDatabase } from 'idb';
import type { PageGraph } from '@/domain/page-graph';
import type { Run, Step } from '@/domain/run';
import type { Understanding } from '@/domain/understanding';
import type { StoredJob } from './stored-job';
import type { StoredPictures } from './stored-pictures';

export const databaseName = 'jobtrail';
export const databaseVersion = 2;

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
  pictures: { key: [string, number]; value: StoredPictures };
  graphs: { key: string; value: { site: string; graph: PageGraph } };
}

export type Database = IDBPDatabase<Schema>;

/** Brings a database up from any version that was shipped (0: there is none). Later versions only add a step below. */
export function upgradeSchema(database: Database, from: number): void {
  if (from < 1) addJobsAndRuns(database);
  if (from < 2) addExplorations(database);
}

function addJobsAndRuns(database: Database): void {
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

function addExplorations(database: Database): void {
  database.createObjectStore('pictures', { keyPath: ['runId', 'seq'] });
  database.createObjectStore('graphs', { keyPath: 'site' });
}
