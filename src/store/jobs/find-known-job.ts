import type { IDBPObjectStore, StoreNames } from 'idb';
import type { JobSummary } from '@/domain/job/job';
import { comparableTitle } from '@/jobs/identity/comparable-names';
import { areDistinct, textKey } from '@/jobs/identity/job-keys';
import { haveDifferentRequisitions, normalizeId, requisitionKey } from '@/jobs/identity/requisitions';
import { areElsewhere } from '@/jobs/merge/are-elsewhere';
import { type ReportDamage, readAllValid } from '@/store/database/damaged-records';
import type { Schema } from '@/store/database/database-schema';
import { compareByPosition, StoredJob } from '@/store/database/stored-job';

export type JobsInTransaction = IDBPObjectStore<Schema, ArrayLike<StoreNames<Schema>>, 'jobs', 'readwrite'>;

/** What the store knows about a found posting. */
export interface KnownJobMatch {
  /**
   * The stored jobs that are the same posting, oldest first. Two if the details of a row without an id turned out to be those of a job
   * known by its id.
   */
  same: StoredJob[];
  /** Whether the id given by its finder belongs to another job. */
  isIdTaken: boolean;
}

/**
 * Looks for a posting by all its identifiers (jobs/identity/job-keys.ts). All queries run at once: what makes a step slow is how often it waits
 * for the database.
 */
export async function findKnownJob(
  jobs: JobsInTransaction,
  found: JobSummary,
  report: ReportDamage,
): Promise<KnownJobMatch> {
  const [sameKey, sameId, sameUrls, sameNumbers, sameText] = await Promise.all([
    jobs.index('key').get(found.key),
    jobs.get(found.id),
    // Most found jobs have a known key or are new: ids are enough.
    Promise.all(found.urls.map((url) => jobs.index('urls').getAllKeys(url))),
    Promise.all(found.requisitions.map((number) => jobs.index('requisitionKeys').getAllKeys(requisitionKey(number)))),
    findByText(jobs, found),
  ]);
  const named = [sameKey, sameId?.id === sameKey?.id ? undefined : sameId].filter((record) => record !== undefined);
  const sound = readAllValid(StoredJob, named, 'jobs', report);
  // Keys and ids are unique: damaged records make room for the new ones.
  const damaged = named.filter(({ id }) => !sound.some((job) => job.id === id));
  await Promise.all(damaged.map(({ id }) => jobs.delete(id)));
  const same = sound.filter((job) => !areDistinct(job, found) && !areElsewhere(job, found));
  if (same.length > 0) return { same: withoutToldApart(same).sort(compareByPosition), isIdTaken: false };
  const [byUrl, byNumber] = await Promise.all([
    readSoundJobs(jobs, sameUrls.flat(), report),
    readSoundJobs(jobs, sameNumbers.flat(), report),
  ]);
  const alike =
    byUrl.find((job) => isSameByUrl(job, found)) ??
    byNumber.find((job) => isSameByNumber(job, found)) ??
    readAllValid(StoredJob, sameText, 'jobs', report)[0];
  return { same: alike ? [alike] : [], isIdTaken: sound.some(({ id }) => id === found.id) };
}

async function readSoundJobs(jobs: JobsInTransaction, ids: string[], report: ReportDamage): Promise<StoredJob[]> {
  const records = await Promise.all(ids.map((id) => jobs.get(id)));
  return readAllValid(
    StoredJob,
    records.filter((record) => record !== undefined),
    'jobs',
    report,
  );
}

/** Of two jobs the user separated, only the one with the posting's key, which comes first. */
function withoutToldApart(same: StoredJob[]): StoredJob[] {
  const [byKey, byId] = same;
  return byKey && byId && byKey.distinctFrom.includes(byId.id) ? [byKey] : same;
}

/** If both have ids, those have decided already, even across sites. */
function isSameByUrl(job: StoredJob, found: JobSummary): boolean {
  return !(job.siteJobId && found.siteJobId) && !haveDifferentRequisitions(job.requisitions, found.requisitions);
}

/**
 * A number is the posting's if one of the two was found on the host that issued it. One taken from an application address may belong to a
 * form or a company: then the titles must agree too.
 */
function isSameByNumber(job: StoredJob, found: JobSummary): boolean {
  const own = [job, found].flatMap(({ site, siteJobId }) => {
    const id = normalizeId(siteJobId);
    return id ? [requisitionKey({ host: site, id })] : [];
  });
  const shared = found.requisitions.map(requisitionKey).filter((key) => job.requisitionKeys.includes(key));
  return (
    shared.some((key) => own.includes(key)) &&
    !haveDifferentRequisitions(job.requisitions, found.requisitions) &&
    comparableTitle(job.title) === comparableTitle(found.title)
  );
}

/**
 * Texts identify a job only if one of the two has neither id nor address: a found one like that is compared with all jobs, others only with
 * those identified by text.
 */
async function findByText(jobs: JobsInTransaction, found: JobSummary): Promise<StoredJob[]> {
  const text = textKey(found);
  if (found.key === text) return jobs.index('textKey').getAll(text);
  const nameless = await jobs.index('key').get(text);
  return nameless ? [nameless] : [];
}
