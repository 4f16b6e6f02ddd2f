import { z } from 'zod';
import { FilterControl } from '@/domain/landmarks';

export const FilterAnalyzerInput = z.object({
  /** What was pressed to see them; null where they are on the page at once. */
  opener: z.object({ name: z.string() }).nullable(),
  /** Name of the dialog or part that opened; empty where there is none. */
  surroundings: z.string(),
  /** In the order of the page. Buttons that apply, reset or close are among them. */
  controls: z.array(FilterControl),
});
export type FilterAnalyzerInput = z.infer<typeof FilterAnalyzerInput>;
