import { z } from 'zod';
import { ReadFields } from '@/domain/job-fields';

/** How a type of collected things is read: what the schema refuses is not collected. */
export type CollectedTypes = Readonly<Record<string, z.ZodType<Record<string, unknown>>>>;

/** The types that are known; things of others are kept as they are given. */
export const collectedTypes = {
  job: ReadFields.extend({ title: z.string().trim().min(1) }),
} satisfies CollectedTypes;
