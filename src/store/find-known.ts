import type { IDBPObjectStore, StoreNames } from 'idb';
import { comparableTitle } from '@/domain/comparable-names';
import type { JobSummary } from '@/domain/job';
import { areDistinct, textKey } from '@/domain/job-identity';
import { differInRequisitions, normalisedId, requisitionKey } from '@/domain/requisitions';
import { type ReportDamage, readAllSound } from './damage';
import type { Schema } from './schema';
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

/**
 * Looks for a posting by all that it goes by (domain/identified.ts). Asks for everything at once: what a step costs is the
 * number of times it waits for the database.
 */
export async function findKnown(jobs: JobsInTransaction, found: JobSummary, report: ReportDamage): Promise<Known> {
  const [sameKey, sameId, sameUrls, sameNumbers, sameText] = await Promise.all([
    jobs.index('key').get(found.key),
    jobs.get(found.id),
    // Most of what is found has its key or is new: ids are enough to ask for.
    Promise.all(found.urls.map((url) => jobs.index('urls').getAllKeys(url))),
    Promise.all(found.requisitions.map((number) => jobs.index('requisitionKeys').getAllKeys(requisitionKey(number)))),
    findByText(jobs, found),
  ]);
  const named = [sameKey, sameId?.id === sameKey?.id ? undefined : sameId].filter((record) => record !== undefined);
  const sound = readAllSound(StoredJob, named, 'jobs', report);
  // Keys and ids are unique: what is damaged makes room for what was found now.
  const damaged = named.filter(({ id }) => !sound.some((job) => job.id === id));
  await Promise.all(damaged.map(({ id }) => jobs.delete(id)));
  const same = sound.filter((job) => !areDistinct(job, found));
  if (same.length > 0) return { same: withoutToldApart(same).sort(byPlace), isIdTaken: false };
  const [byUrl, byNumber] = await Promise.all([
    readSoundJobs(jobs, sameUrls.flat(), report),
    readSoundJobs(jobs, sameNumbers.flat(), report),
  ]);
  const alike =
    byUrl.find((job) => isSameByUrl(job, found)) ??
    byNumber.find((job) => isSameByNumber(job, found)) ??
    readAllSound(StoredJob, sameText, 'jobs', report)[0];
  return { same: alike ? [alike] : [], isIdTaken: sound.some(({ id }) => id === found.id) };
}

async function readSoundJobs(jobs: JobsInTransaction, ids: string[], report: ReportDamage): Promise<StoredJob[]> {
  const records = await Promise.all(ids.map((id) => jobs.get(id)));
  return readAllSound(
    StoredJob,
    records.filter((record) => record !== undefined),
    'jobs',
    report,
  );
}

/** Of two jobs that the user told apart only the one with the posting's key, which comes first. */
function withoutToldApart(same: StoredJob[]): StoredJob[] {
  const [byKey, byId] = same;
  return byKey && byId && byKey.distinctFrom.includes(byId.id) ? [byKey] : same;
}

/** With an id on either side the ids have spoken already, even those of two sites. */
function isSameByUrl(job: StoredJob, found: JobSummary): boolean {
  return !(job.siteJobId && found.siteJobId) && !differInRequisitions(job.requisitions, found.requisitions);
}

/**
 * A number is the posting's where one of the two was found on the host that gives it. What was taken out of an address to apply
 * may be the number of a form or a company: the titles have to agree too.
 */
function isSameByNumber(job: StoredJob, found: JobSummary): boolean {
  const own = [job, found].flatMap(({ site, siteJobId }) => {
    const id = normalisedId(siteJobId);
    return id ? [requisitionKey({ host: site, id })] : [];
  });
  const shared = found.requisitions.map(requisitionKey).filter((key) => job.requisitionKeys.includes(key));
  return (
    shared.some((key) => own.includes(key)) &&
    !differInRequisitions(job.requisitions, found.requisitions) &&
    comparableTitle(job.title) === comparableTitle(found.title)
  );
}

/**
 * Texts say that two are the same only where one of them shows neither id nor address: a found one is looked for among all
 * jobs, others only among those that go by their texts themselves.
 */
async function findByText(jobs: JobsInTransaction, found: JobSummary): Promise<StoredJob[]> {
  const text = textKey(found);
  if (found.key === text) return jobs.index('textKey').getAll(text);
  const nameless = await jobs.index('key').get(text);
  return nameless ? [nameless] : [];
}
