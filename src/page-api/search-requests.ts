import { z } from 'zod';
import { FilterControl } from '@/domain/page/landmarks';
import type { ListFrame } from '@/domain/page/list-frame';
import { SearchReading } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { given } from './page-request';

/** Filter controls, in page order. */
export const FilterReading = z.object({
  /** Name of the open part they are in; empty for the page itself. */
  surroundings: z.string(),
  controls: z.array(FilterControl),
});
export type FilterReading = z.infer<typeof FilterReading>;

/** Requests about what is searched for, and what narrows it. */
export const searchRequests = {
  /** What the page shows of its current search. */
  'read-search': given<{ recipe: Recipe | null }>().answers(SearchReading),
  /** Filter controls: in the topmost open part, else on the page itself. `beneath`: those on the page, unless the part covers it. `frame`: of the list. */
  'read-filters': given<{ beneath: boolean; frame?: ListFrame | null } | null>().answers(FilterReading),
} as const;
