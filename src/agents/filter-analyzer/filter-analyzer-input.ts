import { z } from 'zod';
import { FilterControl } from '@/domain/landmarks';

export const FilterAnalyzerInput = z.object({
  /** What was pressed to see them; null if they were on the page already. */
  opener: z.object({ name: z.string() }).nullable(),
  /** Name of the dialog or part that opened; empty if there is none. */
  surroundings: z.string(),
  /** In page order. Includes buttons that apply, reset or close. */
  controls: z.array(FilterControl),
});
export type FilterAnalyzerInput = z.infer<typeof FilterAnalyzerInput>;
