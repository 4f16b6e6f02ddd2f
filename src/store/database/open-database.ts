import type { Database, UpgradeTransaction } from './database-schema';
import { upgradeJobs } from './upgrade-jobs';

export const databaseName = 'jobtrail';
export const databaseVersion = 3;

/** Upgrades the database from any shipped version (0: none yet). Later versions only add a step below. */
export async function upgradeSchema(
  database: Database,
  from: number,
  _to: number | null,
  transaction: UpgradeTransaction,
): Promise<void> {
  if (from < 1) addJobsAndRuns(database);
  if (from < 2) addExplorations(database);
  if (from < 3) {
    addProfile(database);
    addApplications(database);
    await addListsAndItems(database, from, transaction);
  }
}

function addJobsAndRuns(database: Database): void {
  const jobs = database.createObjectStore('jobs', { keyPath: 'id' });
  jobs.createIndex('key', 'key', { unique: true });
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

function addProfile(database: Database): void {
  database.createObjectStore('profile', { keyPath: 'id' });
  database.createObjectStore('answers', { keyPath: 'id' }).createIndex('meaning', 'meaning', { unique: true });
  database.createObjectStore('documents', { keyPath: 'id' });
  database.createObjectStore('documentFiles', { keyPath: 'documentId' });
}

/** Applications without a known job are not in the job index: null is not a key. */
function addApplications(database: Database): void {
  const applications = database.createObjectStore('applications', { keyPath: 'id' });
  applications.createIndex('jobId', 'jobId');
  applications.createIndex('formUrl', 'formUrl');
}

async function addListsAndItems(database: Database, from: number, transaction: UpgradeTransaction): Promise<void> {
  const items = database.createObjectStore('items', { keyPath: ['runId', 'index'] });
  items.createIndex('uniqueId', ['runId', 'type', 'uniqueId']);
  const jobs = transaction.objectStore('jobs');
  if (from > 0) await upgradeJobs(jobs, transaction.objectStore('descriptions'));
  jobs.createIndex('urls', 'urls', { multiEntry: true });
  jobs.createIndex('requisitionKeys', 'requisitionKeys', { multiEntry: true });
  jobs.createIndex('order', 'order');
  jobs.createIndex('site', 'site');
  jobs.createIndex('mergedInto', 'mergedInto');
}
