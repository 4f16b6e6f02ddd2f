import type { IDBPObjectStore, StoreNames } from 'idb';
import { foundAgain, fullerDescription, merged } from '@/domain/found-again';
import type { Job, JobSummary } from '@/domain/job';
import { postingUrl, textKey } from '@/domain/job-identity';
import type { ReportDamage } from './damage';
import type { Schema } from './database';
import { findKnown, type JobsInTransaction } from './find-known';
import { type StoredJob, withoutStoreFields } from './stored-job';

/**
 * What became of a found job: stored as `new`; `known` from an earlier run; `repeated` within the run that stored it; or known
 * and `deleted` by the user, which it stays.
 */
export interface SavedJob {
  job: JobSummary;
  outcome: 'new' | 'known' | 'repeated' | 'deleted';
}

export interface JobStores {
  jobs: JobsInTransaction;
  descriptions: IDBPObjectStore<Schema, ArrayLike<StoreNames<Schema>>, 'descriptions', 'readwrite'>;
}

/**
 * Stores a found job inside the caller's transaction, or adds what it says to the job that is already there. A finder that
 * knows which stored job it looks at (the details of a row) gives the found job that job's id.
 */
export async function putFound(
  stores: JobStores,
  found: Job,
  place: StoredJob['place'],
  report: ReportDamage,
): Promise<SavedJob> {
  const canonicalUrl = postingUrl(found.url, found.searchUrl);
  const { same, isIdTaken } = await findKnown(stores.jobs, found, canonicalUrl, report);
  const [first, second] = same;
  const { description, ...summary } = found;
  if (!first) {
    const job = isIdTaken ? { ...summary, id: crypto.randomUUID() } : summary;
    inTransaction(stores.jobs.add({ ...job, canonicalUrl, textKey: textKey(job), place }));
    if (description) inTransaction(stores.descriptions.put({ jobId: job.id, text: description }));
    return { job, outcome: 'new' };
  }
  const known = second ? merged(first, second) : first;
  await keepDescription(stores, first.id, description, second?.id);
  if (second) inTransaction(stores.jobs.delete(second.id));
  const job = foundAgain({ ...known, canonicalUrl: known.canonicalUrl ?? canonicalUrl }, summary);
  inTransaction(stores.jobs.put(job));
  return { job: withoutStoreFields(job), outcome: outcomeOf(job, found) };
}

/** Keeps the fullest text for a job, and none for the job that was merged into it. */
async function keepDescription(
  { descriptions }: JobStores,
  jobId: string,
  found: string | null,
  mergedId: string | undefined,
): Promise<void> {
  if (!found && !mergedId) return;
  const [known, other] = await Promise.all([
    descriptions.get(jobId),
    mergedId ? descriptions.get(mergedId) : undefined,
  ]);
  const text = fullerDescription(fullerDescription(known?.text ?? null, other?.text ?? null), found);
  if (text && text !== known?.text) inTransaction(descriptions.put({ jobId, text }));
  if (mergedId) inTransaction(descriptions.delete(mergedId));
}

function outcomeOf(known: JobSummary, found: Job): SavedJob['outcome'] {
  if (known.deletedAt) return 'deleted';
  return known.runId === found.runId ? 'repeated' : 'known';
}

/** A write that is not waited for: later reads of the transaction see it, and a failure aborts the transaction, which says so. */
function inTransaction(write: Promise<unknown>): void {
  write.catch(() => undefined);
}
