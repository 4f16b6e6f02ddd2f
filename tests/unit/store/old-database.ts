import { type IDBPDatabase, openDB } from 'idb';
import { sampleJob } from './sample-job';

/** The schemas as versions 1 and 2 shipped them. */
function createOldSchema(database: IDBPDatabase, version: number): void {
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
  if (version < 2) return;
  database.createObjectStore('pictures', { keyPath: ['runId', 'seq'] });
  database.createObjectStore('graphs', { keyPath: 'site' });
}

/** What versions 1 and 2 did not know of a job. */
const laterFields = [
  'urls',
  'requisitions',
  'search',
  'source',
  'skipReason',
  'tags',
  'editedFields',
  'mergedInto',
  'distinctFrom',
];

export interface OldJob {
  job: Record<string, unknown> & { id: string };
  description: string | null;
}

/** A job as those versions stored it; `index` counts the jobs, of which 25 are of one run. */
export function jobOfVersion2(index: number, isDescribed: boolean): OldJob {
  const siteJobId = index % 3 === 0 ? null : String(index);
  const url = index % 3 === 1 ? null : `https://jobs.example/job/${index}?utm_source=mail`;
  const { description: _description, ...job } = sampleJob({ title: `Baker ${index}`, siteJobId, url });
  const runStartedAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 25) * 60_000).toISOString();
  const known = Object.fromEntries(Object.entries(job).filter(([name]) => !laterFields.includes(name)));
  return {
    job: {
      ...known,
      id: job.id,
      canonicalUrl: url && `https://jobs.example/job/${index}`,
      textKey: `text:jobs.example|baker ${index}|acme|berlin`,
      place: { runStartedAt, step: 1, index: index % 25 },
    },
    description: isDescribed ? `All of baker ${index}` : null,
  };
}

/** Makes the database as an older version left it. */
export async function createOldDatabase(
  version: 1 | 2,
  jobs: readonly OldJob[],
  others: Record<string, unknown[]> = {},
): Promise<void> {
  const old = await openDB('jobtrail', version, { upgrade: (database) => createOldSchema(database, version) });
  const transaction = old.transaction([...old.objectStoreNames], 'readwrite');
  for (const { job, description } of jobs) {
    transaction.objectStore('jobs').put(job);
    if (description) transaction.objectStore('descriptions').put({ jobId: job.id, text: description });
  }
  for (const [store, records] of Object.entries(others)) {
    for (const record of records) transaction.objectStore(store).put(record);
  }
  await transaction.done;
  old.close();
}
