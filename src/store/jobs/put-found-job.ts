import type { IDBPObjectStore, StoreNames } from 'idb';
import type { Job, JobSummary } from '@/domain/job/job';
import { textKey } from '@/jobs/identity/job-keys';
import { withIdentityKeys } from '@/jobs/identity/with-identity-keys';
import { longerDescription, mergeDuplicateJobs, mergeImported, mergeRediscovered } from '@/jobs/merge/merge-found-job';
import type { ReportDamage } from '@/store/database/damaged-records';
import type { Schema } from '@/store/database/database-schema';
import { type ListPosition, type StoredJob, toJobSummary, toStoredJob } from '@/store/database/stored-job';
import { findKnownJob, type JobsInTransaction } from './find-known-job';

/**
 * The result for a found job: stored as `new`; `known` from an earlier run; `repeated` within the run that stored it; or known and
 * `deleted` by the user, which it stays.
 */
export interface SavedJob {
  job: JobSummary;
  outcome: 'new' | 'known' | 'repeated' | 'deleted';
}

/** The result for a found job, and the ids of all stored jobs that changed or were involved. */
export interface PutJobResult {
  saved: SavedJob;
  changed: string[];
}

export interface JobStores {
  jobs: JobsInTransaction;
  descriptions: IDBPObjectStore<Schema, ArrayLike<StoreNames<Schema>>, 'descriptions', 'readwrite'>;
}

/** How a job was found. */
export interface FoundJobOrigin {
  place: ListPosition;
  /** Whether the user adds it: then it has their own fields, and comes back if they had deleted it. */
  isByUser: boolean;
}

/**
 * Stores a found job inside the caller's transaction, or merges it into the existing one. A finder that knows which stored job it is
 * looking at (the details of a row) gives the found job that job's id.
 */
export async function putFoundJob(
  stores: JobStores,
  given: Job,
  { place, isByUser }: FoundJobOrigin,
  report: ReportDamage,
): Promise<PutJobResult> {
  const { description, ...summary } = given;
  const found = withIdentityKeys(summary);
  const { same, isIdTaken } = await findKnownJob(stores.jobs, found, report);
  const [first, second] = same;
  if (!first) {
    const job = isIdTaken ? { ...found, id: crypto.randomUUID() } : found;
    const hasDescription = Boolean(description);
    inTransaction(stores.jobs.add(toStoredJob({ ...job, textKey: textKey(job), place, hasDescription })));
    if (description) inTransaction(stores.descriptions.put({ jobId: job.id, text: description }));
    return { saved: { job, outcome: 'new' }, changed: [job.id] };
  }
  const known = second ? mergeDuplicateJobs(first, second) : first;
  const hasDescription = await keepDescription(stores, first, second, description);
  if (second) inTransaction(stores.jobs.delete(second.id));
  const again = mergeRediscovered(known, found);
  const kept = isByUser ? { ...mergeImported(again, found), deletedAt: found.deletedAt && again.deletedAt } : again;
  const job = toStoredJob({ ...kept, hasDescription });
  inTransaction(stores.jobs.put(job));
  const others = await seeMerged(stores.jobs, job);
  const saved = { job: toJobSummary(job), outcome: outcomeOf(job, found) };
  return { saved, changed: [job.id, ...(second ? [second.id] : []), ...others] };
}

/**
 * Keeps the fullest text for a job (the user's own if they edited it), and none for the job merged into it. Returns whether there is one.
 */
async function keepDescription(
  { descriptions }: JobStores,
  first: StoredJob,
  second: StoredJob | undefined,
  found: string | null,
): Promise<boolean> {
  if (!second && (!found || isDescriptionEdited(first))) return first.hasDescription;
  const [known, other] = await Promise.all([
    descriptions.get(first.id),
    second ? descriptions.get(second.id) : undefined,
  ]);
  const text = chosenText(first, second, { known: known?.text ?? null, other: other?.text ?? null, found });
  if (second) inTransaction(descriptions.delete(second.id));
  if (text && text !== known?.text) inTransaction(descriptions.put({ jobId: first.id, text }));
  if (!text && known) inTransaction(descriptions.delete(first.id));
  return Boolean(text);
}

interface Texts {
  known: string | null;
  other: string | null;
  found: string | null;
}

function chosenText(first: StoredJob, second: StoredJob | undefined, { known, other, found }: Texts): string | null {
  if (isDescriptionEdited(first)) return known;
  if (second && isDescriptionEdited(second)) return other;
  return longerDescription(longerDescription(known, other), found);
}

function isDescriptionEdited({ editedFields }: JobSummary): boolean {
  return editedFields.includes('description');
}

/** The jobs this one was merged into were seen with it. Returns their ids. */
async function seeMerged(jobs: JobsInTransaction, { mergedInto, lastSeenAt }: StoredJob): Promise<string[]> {
  const ids: string[] = [];
  let id = mergedInto;
  while (id !== null && !ids.includes(id)) {
    const job: StoredJob | undefined = await jobs.get(id);
    if (!job) break;
    ids.push(id);
    if (job.lastSeenAt < lastSeenAt) inTransaction(jobs.put({ ...job, lastSeenAt }));
    id = job.mergedInto;
  }
  return ids;
}

function outcomeOf(known: JobSummary, found: JobSummary): SavedJob['outcome'] {
  if (known.deletedAt) return 'deleted';
  return known.runId === found.runId && found.runId !== null ? 'repeated' : 'known';
}

/** A write nobody awaits: later reads in the transaction see it, and a failure aborts the transaction, which reports it. */
function inTransaction(write: Promise<unknown>): void {
  write.catch(() => undefined);
}
