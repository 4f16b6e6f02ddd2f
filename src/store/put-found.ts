import type { IDBPObjectStore, StoreNames } from 'idb';
import { foundAgain, fullerDescription } from '@/domain/found-again';
import type { Job, JobSummary } from '@/domain/job';
import { postingUrl } from '@/domain/job-identity';
import { type ReportDamage, readSound } from './damage';
import type { Schema } from './database';
import { StoredJob } from './stored-job';

/**
 * What became of a found job: stored as `new`; `known` from an earlier run; `repeated` within the run that stored it; or known
 * and `deleted` by the user, which it stays.
 */
export interface SavedJob {
  job: JobSummary;
  outcome: 'new' | 'known' | 'repeated' | 'deleted';
}

type Names = ArrayLike<StoreNames<Schema>>;
export interface JobStores {
  jobs: IDBPObjectStore<Schema, Names, 'jobs', 'readwrite'>;
  descriptions: IDBPObjectStore<Schema, Names, 'descriptions', 'readwrite'>;
}

/** Stores a found job inside the caller's transaction, or adds what it says to the job that is already there. */
export async function putFound(stores: JobStores, found: Job, report: ReportDamage): Promise<SavedJob> {
  const { description, ...summary } = found;
  const canonicalUrl = postingUrl(found.url, found.searchUrl);
  const known = await findKnown(stores, found, canonicalUrl, report);
  if (!known) {
    await stores.jobs.add({ ...summary, canonicalUrl, sequence: await nextSequence(stores) });
    await putDescription(stores, found.id, description);
    return { job: summary, outcome: 'new' };
  }
  const job = foundAgain(known, summary);
  await stores.jobs.put({ ...job, canonicalUrl: known.canonicalUrl ?? canonicalUrl, sequence: known.sequence });
  await putDescription(stores, job.id, description);
  return { job, outcome: outcomeOf(job, found) };
}

function outcomeOf(known: JobSummary, found: Job): SavedJob['outcome'] {
  if (known.deletedAt) return 'deleted';
  return known.runId === found.runId ? 'repeated' : 'known';
}

/**
 * The stored job that is the same posting. A shared address speaks for the same posting only while one of the two lacks the
 * site's id: with two ids, the ids have spoken already.
 */
async function findKnown(
  stores: JobStores,
  found: Job,
  canonicalUrl: string | null,
  report: ReportDamage,
): Promise<StoredJob | undefined> {
  const sameKey = await stores.jobs.index('key').get(found.key);
  if (sameKey) {
    const known = readSound(StoredJob, sameKey, 'jobs', report);
    // The key is unique: what is damaged makes room for what was found now.
    if (!known) await stores.jobs.delete(sameKey.id);
    return known;
  }
  if (!canonicalUrl) return undefined;
  const sameUrl = await stores.jobs.index('canonicalUrl').getAll(canonicalUrl);
  const candidates = sameUrl.filter(({ siteJobId }) => !(siteJobId && found.siteJobId));
  const sound = candidates.map((candidate) => readSound(StoredJob, candidate, 'jobs', report));
  return sound.find((candidate) => candidate !== undefined);
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
