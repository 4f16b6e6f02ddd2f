import { z } from 'zod';

/** One thing a run put aside with `collect`, of any type. Jobs become jobs; others are stored as given. */
export const CollectedItem = z.object({
  runId: z.uuid(),
  /** `job`, `product` or the agent's own word; `default` if it gave none. */
  type: z.string(),
  /** Position among the run's items, from 0. */
  index: z.number().int(),
  /** Identifies the item when it is given again (memory/item-identity.ts); null: nothing does, and it is stored each time. */
  uniqueId: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  at: z.iso.datetime(),
});
export type CollectedItem = z.infer<typeof CollectedItem>;
