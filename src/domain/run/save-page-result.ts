import { z } from 'zod';

/** The result of saving the job a tab shows. */
export const SavePageResult = z.object({
  /** `no-posting`: the page shows no single readable posting. `wall`: something blocks it. */
  outcome: z.enum(['saved', 'known', 'no-posting', 'wall', 'unreachable']),
  /** The job's id and title; null if none was saved. */
  job: z.object({ id: z.uuid(), title: z.string() }).nullable(),
});
export type SavePageResult = z.infer<typeof SavePageResult>;
