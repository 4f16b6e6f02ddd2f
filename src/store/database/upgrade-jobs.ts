import type { IDBPObjectStore, StoreNames } from 'idb';
import { z } from 'zod';
import { JobSummary } from '@/domain/job/job';
import type { Schema } from './database-schema';
import { ListPosition, type StoredJob, toStoredJob } from './stored-job';

type Upgraded<Name extends StoreNames<Schema>> = IDBPObjectStore<Schema, StoreNames<Schema>[], Name, 'versionchange'>;

/** A job as stored by versions 1 and 2; newer fields have defaults. */
const JobOfVersion2 = JobSummary.extend({
  canonicalUrl: z.string().nullable(),
  textKey: z.string(),
  place: ListPosition,
});

/** `urls` replaces the index by `canonicalUrl`. */
const keptIndexes = ['key', 'textKey', 'deletedAt'];

/** Jobs rewritten at a time: a number that fits into memory. */
const chunk = 1000;

/** Upgrades jobs of versions 1 and 2 to version 3. A damaged record stays as it is: reading skips and reports it. */
export async function upgradeJobs(jobs: Upgraded<'jobs'>, descriptions: Upgraded<'descriptions'>): Promise<void> {
  for (const name of [...jobs.indexNames]) if (!keptIndexes.includes(name)) jobs.deleteIndex(name);
  const described = new Set(await descriptions.getAllKeys());
  let records: unknown[] = await jobs.getAll(null, chunk);
  while (records.length > 0) {
    const upgraded = records.flatMap((record) => upgradeJob(record, described) ?? []);
    await Promise.all(upgraded.map((job) => jobs.put(job)));
    const after = lastKey(records);
    records = after === null ? [] : await jobs.getAll(IDBKeyRange.lowerBound(after, true), chunk);
  }
}

/** The job as version 3 stores it; undefined if the record is damaged. */
export function upgradeJob(record: unknown, described: ReadonlySet<string>): StoredJob | undefined {
  const parsed = JobOfVersion2.safeParse(record);
  if (!parsed.success) return undefined;
  const { canonicalUrl, ...job } = parsed.data;
  const urls = canonicalUrl === null ? job.urls : [...new Set([...job.urls, canonicalUrl])];
  return toStoredJob({ ...job, urls, hasDescription: described.has(job.id) });
}

const Keyed = z.object({ id: z.string() });

/** Ids are the store's key path: every record has one. */
function lastKey(records: readonly unknown[]): string | null {
  const last = Keyed.safeParse(records.at(-1));
  return last.success ? last.data.id : null;
}
