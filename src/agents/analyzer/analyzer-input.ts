import { z } from 'zod';
import { Act } from '@/domain/act';
import { Change } from '@/domain/change';

export const AnalyzerInput = z.object({
  act: Act,
  /** The element acted on; null if none. `surroundings`: the words of its form or dialog. */
  element: z
    .object({
      role: z.string().nullable(),
      name: z.string(),
      type: z.string().nullable(),
      surroundings: z.string(),
    })
    .nullable(),
  /** Whether code reads the element as a row of the job list. */
  isJobRow: z.boolean(),
  change: Change,
  /** The screen before and after, base64 JPEG; null if the model is blind or none could be taken. */
  pictures: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type AnalyzerInput = z.infer<typeof AnalyzerInput>;
