import { z } from 'zod';

/** What came of the user's wish to save the job that a tab shows. */
export const PageSaving = z.object({
  /** `no-posting`: the page shows no single posting that could be read. `wall`: something stands in front of it. */
  outcome: z.enum(['saved', 'known', 'no-posting', 'wall', 'unreachable']),
  /** Id and title of the job; null where none was saved. */
  job: z.object({ id: z.uuid(), title: z.string() }).nullable(),
});
export type PageSaving = z.infer<typeof PageSaving>;
