import { z } from 'zod';

/** One thing that a run put aside with `collect`, of any type. Jobs become jobs; the others are kept as they were given. */
export const CollectedItem = z.object({
  runId: z.uuid(),
  /** `job`, `product` or a word of the agent's; `default` where it gave none. */
  type: z.string(),
  /** Place among the items of the run, from 0. */
  index: z.number().int(),
  /** What makes it the same thing when given again (memory/item-identity.ts); null: nothing does, and it is kept each time. */
  uniqueId: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  at: z.iso.datetime(),
});
export type CollectedItem = z.infer<typeof CollectedItem>;
