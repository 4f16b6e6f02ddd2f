import type { IDBPObjectStore, StoreNames } from 'idb';
import { foundAgain, fullerDescription, merged } from '@/domain/found-again';
import type { Job, JobSummary } from '@/domain/job';
import { postingUrl, textKey } from '@/domain/job-identity';
import type { ReportDamage } from './damage';
import type { Schema } from './database';
import { findKnown, type JobsInTransaction } from './find-known';

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
export async function putFound(stores: JobStores, found: Job, report: ReportDamage): Promise<SavedJob> {
  const canonicalUrl = postingUrl(found.url, found.searchUrl);
  const [first, second] = await findKnown(stores.jobs, found, canonicalUrl, report);
  const { description, ...summary } = found;
  if (!first) return addJob(stores, summary, canonicalUrl, description);
  if (second) {
    await stores.jobs.delete(second.id);
    await putDescription(stores, first.id, (await stores.descriptions.get(second.id))?.text ?? null);
    await stores.descriptions.delete(second.id);
  }
  const known = second ? merged(first, second) : first;
  const job = foundAgain(known, summary);
  const { textKey: text, sequence } = first;
  await stores.jobs.put({ ...job, canonicalUrl: known.canonicalUrl ?? canonicalUrl, textKey: text, sequence });
  await putDescription(stores, job.id, description);
  return { job, outcome: outcomeOf(job, found) };
}

async function addJob(
  stores: JobStores,
  found: JobSummary,
  canonicalUrl: string | null,
  description: string | null,
): Promise<SavedJob> {
  // The id is taken where its finder took it for a job that the site tells apart.
  const isTaken = (await stores.jobs.getKey(found.id)) !== undefined;
  const job = isTaken ? { ...found, id: crypto.randomUUID() } : found;
  await stores.jobs.add({ ...job, canonicalUrl, textKey: textKey(job), sequence: await nextSequence(stores) });
  await putDescription(stores, job.id, description);
  return { job, outcome: 'new' };
}

function outcomeOf(known: JobSummary, found: Job): SavedJob['outcome'] {
  if (known.deletedAt) return 'deleted';
  return known.runId === found.runId ? 'repeated' : 'known';
}

async function nextSequence({ jobs }: JobStores): Promise<number> {
  const last = await jobs.index('sequence').openKeyCursor(null, 'prev');
  return typeof last?.key === 'number' ? last.key + 1 : 0;
}

async function putDescription({ descriptions }: JobStores, jobId: string, found: string | null): Promise<void> {
  if (!found) return;
  const known = await descriptions.get(jobId);
  const text = fullerDescription(known?.text ?? null, found);
  if (text && text !== known?.text) await descriptions.put({ jobId, text });
}
