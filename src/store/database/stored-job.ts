import { z } from 'zod';
import { JobSummary } from '@/domain/job/job';
import { requisitionKey } from '@/jobs/identity/requisitions';
import { duplicateKey } from '@/jobs/identity/text-similarity';
import { withIdentityKeys } from '@/jobs/identity/with-identity-keys';

/** Where a job was first found: lists show newest runs first, and within a run the order found. */
export const ListPosition = z.object({
  runStartedAt: z.iso.datetime(),
  step: z.number().int(),
  index: z.number().int(),
});
export type ListPosition = z.infer<typeof ListPosition>;

/** A job as stored. Its description is in a separate store, so that a list of thousands loads without megabytes it does not show. */
export const StoredJob = JobSummary.extend({
  /** The posting's identity without id and address, as first found (jobs/identity/job-keys.ts). */
  textKey: z.string(),
  place: ListPosition,
  /** Sort key of lists; unique. */
  order: z.string(),
  /** Equal for jobs of two sites that may be one (jobs/identity/text-similarity.ts); empty if too little is known. */
  likeness: z.string(),
  hasDescription: z.boolean(),
  /** Its requisitions as lookup keys: `host/id`. */
  requisitionKeys: z.array(z.string()),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** A job as lists know it: with what they sort, match and filter by. */
export type ListedJob = Omit<StoredJob, 'textKey' | 'place' | 'requisitionKeys'>;

type Own = Pick<StoredJob, 'textKey' | 'place' | 'hasDescription'>;

/** A job's record: all derived fields are recomputed. */
export function toStoredJob(job: JobSummary & Own): StoredJob {
  const known = withIdentityKeys(job);
  return {
    ...known,
    order: orderOf(job.place, job.id),
    likeness: duplicateKey(known),
    requisitionKeys: known.requisitions.map(requisitionKey),
  };
}

/** The job as everyone else knows it. */
export function toJobSummary(job: StoredJob): JobSummary {
  const { order: _order, likeness: _likeness, hasDescription: _hasDescription, ...summary } = toListedJob(job);
  return summary;
}

export function toListedJob(job: StoredJob): ListedJob {
  const { textKey: _textKey, place: _place, requisitionKeys: _requisitionKeys, ...listed } = job;
  return listed;
}

/** Whether it is listed: neither deleted nor merged into another. */
export function isListed({ deletedAt, mergedInto }: Pick<StoredJob, 'deletedAt' | 'mergedInto'>): boolean {
  return deletedAt === null && mergedInto === null;
}

/** Orders jobs by when they were first stored. */
export function compareByPosition({ place: one }: StoredJob, { place: other }: StoredJob): number {
  return compare(one.runStartedAt, other.runStartedAt) || one.step - other.step || one.index - other.index;
}

/** Orders jobs as in lists: newest run first, and within a run as found. */
export function compareByListOrder(one: StoredJob, other: StoredJob): number {
  return compare(one.order, other.order);
}

/** Later than any run will start, in milliseconds since 1970. */
const endOfTime = 9_999_999_999_999;

function orderOf({ runStartedAt, step, index }: ListPosition, id: string): string {
  const numbers = [endOfTime - Date.parse(runStartedAt), step, index];
  return [...numbers.map((number) => String(number).padStart(13, '0')), id].join('.');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
