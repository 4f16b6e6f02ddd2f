import { z } from 'zod';

export const SummarizerInput = z.object({
  pageId: z.string(),
  /** What was understood of it before. */
  understanding: z.string(),
  /** Oldest first. */
  observations: z.array(z.string()),
});
export type SummarizerInput = z.infer<typeof SummarizerInput>;
