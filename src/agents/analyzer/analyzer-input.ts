import { z } from 'zod';
import { Act } from '@/domain/act';
import { Change } from '@/domain/change';

export const AnalyzerInput = z.object({
  act: Act,
  /** What it was done to; null where to nothing. `surroundings`: the words of the form or dialog it stood in. */
  element: z
    .object({
      role: z.string().nullable(),
      name: z.string(),
      type: z.string().nullable(),
      surroundings: z.string(),
    })
    .nullable(),
  /** Whether code reads the element as a row of the list of jobs. */
  isJobRow: z.boolean(),
  change: Change,
  /** The screen before and after, JPEG, base64; null where the model is blind or none could be taken. */
  pictures: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type AnalyzerInput = z.infer<typeof AnalyzerInput>;
