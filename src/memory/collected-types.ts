import { z } from 'zod';
import { ReadFields } from '@/domain/job/job-fields';

/** How a type of collected item is read: what the schema rejects is not collected. */
export type ItemSchemas = Readonly<Record<string, z.ZodType<Record<string, unknown>>>>;

/** The known types; items of others are stored as given. */
export const itemSchemas = {
  job: ReadFields.extend({ title: z.string().trim().min(1) }),
} satisfies ItemSchemas;
