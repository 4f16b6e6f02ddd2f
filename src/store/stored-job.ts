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
  /** Order in which jobs were first stored, over all runs. */
  sequence: z.number().int(),
});
export type StoredJob = z.infer<typeof StoredJob>;
