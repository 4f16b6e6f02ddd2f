import type { IDBPObjectStore, StoreNames } from 'idb';
import type { Job } from '@/domain/job';
import { areDistinct, textKey } from '@/domain/job-identity';
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
  const named = await findNamed(jobs, found, report);
  if (named.length > 0) return named;
  const sameUrl = canonicalUrl ? await jobs.index('canonicalUrl').getAll(canonicalUrl) : [];
  // With an id on either side the ids have spoken already, even those of two sites.
  const byUrl = readAllSound(StoredJob, sameUrl, 'jobs', report).filter((job) => !(job.siteJobId && found.siteJobId));
  if (byUrl.length > 0) return byUrl.slice(0, 1);
  const sameText = readAllSound(StoredJob, await jobs.index('textKey').getAll(textKey(found)), 'jobs', report);
  return sameText.filter((job) => isNameless(job.key) || isNameless(found.key)).slice(0, 1);
}

/** By its key, and by the id of the stored job that its finder takes it for, unless the site says that they are two. */
async function findNamed(jobs: JobsInTransaction, found: Job, report: ReportDamage): Promise<StoredJob[]> {
  const [sameKey, sameId] = await Promise.all([jobs.index('key').get(found.key), jobs.get(found.id)]);
  const records = [sameKey, sameId?.id === sameKey?.id ? undefined : sameId].filter((record) => record !== undefined);
  const sound = readAllSound(StoredJob, records, 'jobs', report);
  // Keys and ids are unique: what is damaged makes room for what was found now.
  const damaged = records.filter(({ id }) => !sound.some((job) => job.id === id));
  await Promise.all(damaged.map(({ id }) => jobs.delete(id)));
  return sound.filter((job) => !areDistinct(job, found)).sort((one, other) => one.sequence - other.sequence);
}

/** Neither id nor address: only its texts tell it from others. */
function isNameless(key: string): boolean {
  return key.startsWith('text:');
}
