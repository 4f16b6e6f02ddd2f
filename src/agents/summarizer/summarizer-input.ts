import { z } from 'zod';

export const SummarizerInput = z.object({
  pageId: z.string(),
  /** The previous understanding of it. */
  understanding: z.string(),
  /** Oldest first. */
  observations: z.array(z.string()),
});
export type SummarizerInput = z.infer<typeof SummarizerInput>;
