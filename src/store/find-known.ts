import type { IDBPObjectStore, StoreNames } from 'idb';
import type { Job } from '@/domain/job';
import { areDistinct, textKey } from '@/domain/job-identity';
import { type ReportDamage, readAllSound } from './damage';
import type { Schema } from './database';
import { byPlace, StoredJob } from './stored-job';

export type JobsInTransaction = IDBPObjectStore<Schema, ArrayLike<StoreNames<Schema>>, 'jobs', 'readwrite'>;

/** What the store has on a posting that was found. */
export interface Known {
  /**
   * The stored jobs that are the same posting, the first stored first. Two where the details of a row without an id turned out
   * to be those of a job that was known by its id.
   */
  same: StoredJob[];
  /** Whether the id that its finder gave it belongs to another job. */
  isIdTaken: boolean;
}

/** Asks for everything at once: what a step costs is the number of times it waits for the database. */
export async function findKnown(
  jobs: JobsInTransaction,
  found: Job,
  canonicalUrl: string | null,
  report: ReportDamage,
): Promise<Known> {
  const [sameKey, sameId, sameUrl, sameText] = await Promise.all([
    jobs.index('key').get(found.key),
    jobs.get(found.id),
    canonicalUrl ? jobs.index('canonicalUrl').getAll(canonicalUrl) : [],
    findByText(jobs, found),
  ]);
  const named = [sameKey, sameId?.id === sameKey?.id ? undefined : sameId].filter((record) => record !== undefined);
  const sound = readAllSound(StoredJob, named, 'jobs', report);
  // Keys and ids are unique: what is damaged makes room for what was found now.
  const damaged = named.filter(({ id }) => !sound.some((job) => job.id === id));
  await Promise.all(damaged.map(({ id }) => jobs.delete(id)));
  const same = sound.filter((job) => !areDistinct(job, found)).sort(byPlace);
  if (same.length > 0) return { same, isIdTaken: false };
  const alike = alikeByUrl(sameUrl, found, report) ?? readAllSound(StoredJob, sameText, 'jobs', report)[0];
  return { same: alike ? [alike] : [], isIdTaken: sound.some(({ id }) => id === found.id) };
}

/** With an id on either side the ids have spoken already, even those of two sites. */
function alikeByUrl(sameUrl: StoredJob[], found: Job, report: ReportDamage): StoredJob | undefined {
  return readAllSound(StoredJob, sameUrl, 'jobs', report).find((job) => !(job.siteJobId && found.siteJobId));
}

/**
 * Texts say that two are the same only where one of them shows neither id nor address: a found one is looked for among all
 * jobs, others only among those that go by their texts themselves.
 */
async function findByText(jobs: JobsInTransaction, found: Job): Promise<StoredJob[]> {
  const text = textKey(found);
  if (found.key === text) return jobs.index('textKey').getAll(text);
  const nameless = await jobs.index('key').get(text);
  return nameless ? [nameless] : [];
}
