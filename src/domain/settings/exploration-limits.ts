import { z } from 'zod';

/** Limits of one exploration (DESIGN §5.4). */
export const ExplorationLimits = z.object({
  turns: z.number().int().min(1).max(100),
  minutes: z.number().min(0.5).max(60),
  errorsInARow: z.number().int().min(1).max(10),
});
export type ExplorationLimits = z.infer<typeof ExplorationLimits>;
