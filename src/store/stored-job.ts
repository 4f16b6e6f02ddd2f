import { z } from 'zod';
import { JobSummary } from '@/domain/job';

/**
 * A job as it is stored. Its description lies in a store of its own, so that a list of thousands is read without the megabytes
 * that no list shows.
 */
export const StoredJob = JobSummary.extend({
  /** Canonical address of the posting (domain/job-identity.ts); null where it has none, and then in no index. */
  canonicalUrl: z.string().nullable(),
  /** What the posting would go by without id and address, as it was first found (domain/job-identity.ts). */
  textKey: z.string(),
  /** Where it was first found: jobs are listed by run, newest first, and within a run in the order of the list. */
  place: z.object({ runStartedAt: z.iso.datetime(), step: z.number().int(), index: z.number().int() }),
});
export type StoredJob = z.infer<typeof StoredJob>;

/** The job as everyone else knows it. */
export function withoutStoreFields(job: StoredJob): JobSummary {
  const { canonicalUrl: _canonicalUrl, textKey: _textKey, place: _place, ...summary } = job;
  return summary;
}

/** Orders jobs by when they were first stored. */
export function byPlace({ place: one }: StoredJob, { place: other }: StoredJob): number {
  return byRunStart(one, other) || one.step - other.step || one.index - other.index;
}

/** Orders jobs as lists show them. */
export function newestRunFirst(one: StoredJob, other: StoredJob): number {
  return byRunStart(other.place, one.place) || byPlace(one, other);
}

function byRunStart(one: StoredJob['place'], other: StoredJob['place']): number {
  return one.runStartedAt < other.runStartedAt ? -1 : one.runStartedAt > other.runStartedAt ? 1 : 0;
}
