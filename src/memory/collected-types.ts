import { z } from 'zod';
import { ReadFields } from '@/domain/job/job-fields';

const Text = z.string().trim().min(1);

/** How a type of collected item is read: what the schema rejects is not collected. */
export type ItemSchemas = Readonly<Record<string, z.ZodType<Record<string, unknown>>>>;

/** The known types; items of others are stored as given. */
export const itemSchemas = {
  job: ReadFields.extend({ title: Text }),
  /** What a shop sells; further fields as the goal asks. */
  product: z.object({ title: Text }).catchall(z.string()),
} satisfies ItemSchemas;
