import type { IDBPObjectStore, StoreNames } from 'idb';
import type { Job } from '@/domain/job';
import { areDistinct, jobKey, textKey } from '@/domain/job-identity';
import { type ReportDamage, readAllSound } from './damage';
import type { Schema } from './database';
import { StoredJob } from './stored-job';

export type JobsInTransaction = IDBPObjectStore<Schema, ArrayLike<StoreNames<Schema>>, 'jobs', 'readwrite'>;

/**
 * The stored jobs that are the same posting as the found one, the first stored first. Two where the details of a row without
 * an id turned out to be those of a job that was known by its id.
 */
export async function findKnown(
  jobs: JobsInTransaction,
  found: Job,
  canonicalUrl: string | null,
  report: ReportDamage,
): Promise<StoredJob[]> {
  const byKey = await findByKey(jobs, found, report);
  if (byKey.length > 0) return byKey;
  const sameUrl = canonicalUrl ? await jobs.index('canonicalUrl').getAll(canonicalUrl) : [];
  // With an id on either side the ids have spoken already, even those of two sites.
  const byUrl = readAllSound(StoredJob, sameUrl, 'jobs', report).filter((job) => !(job.siteJobId && found.siteJobId));
  if (byUrl.length > 0) return byUrl.slice(0, 1);
  const sameText = readAllSound(StoredJob, await jobs.index('textKey').getAll(textKey(found)), 'jobs', report);
  return sameText.filter((job) => isNameless(job.key) || isNameless(jobKey(found))).slice(0, 1);
}

/** By the key that the posting goes by, and by the one its finder says it is stored under. */
async function findByKey(jobs: JobsInTransaction, found: Job, report: ReportDamage): Promise<StoredJob[]> {
  const keys = new Set([found.key, jobKey(found)]);
  const records = await Promise.all([...keys].map((key) => jobs.index('key').get(key)));
  const present = records.filter((record) => record !== undefined);
  const sound = readAllSound(StoredJob, present, 'jobs', report);
  // A key is unique: what is damaged makes room for what was found now.
  const damaged = present.filter(({ id }) => !sound.some((job) => job.id === id));
  await Promise.all(damaged.map(({ id }) => jobs.delete(id)));
  return sound.filter((job) => !areDistinct(job, found)).sort((one, other) => one.sequence - other.sequence);
}

/** Neither id nor address: only its texts tell it from others. */
function isNameless(key: string): boolean {
  return key.startsWith('text:');
}
