import { z } from 'zod';
import { ReadFields } from '@/domain/job/job-fields';
import { SearchWish } from '@/domain/job/search';
import { Landmarks } from '@/domain/page/landmarks';
import { Understanding } from '@/domain/page/understanding';
import { CollectorStep } from '@/domain/run/collector-state';
import { PageView } from '../page-view/page-view';

/** All the collector knows: every turn is a new call. Nothing in it grows with what was collected. */
export const CollectorInput = z.object({
  task: z.string(),
  /** Why code could not continue by itself. */
  reason: z.string(),
  /** Number collected, by type; code keeps the items themselves. */
  collected: z.record(z.string(), z.number().int()),
  /** Jobs that may still be collected. */
  jobsLeft: z.number().int(),
  pagesVisited: z.number().int(),
  pagesLeft: z.number().int(),
  /** What the user wants set on the page, and the result. */
  wishes: z.array(SearchWish),
  /** The list as code sees it. */
  list: z.object({
    /** The number of results the page states; null if it states none. */
    announced: z.number().int().nullable(),
    /** Rows that code can read; 0 if it finds no list. */
    rows: z.number().int(),
    /** Of those, rows whose jobs are not collected yet. */
    unread: z.number().int(),
    /** Problems found by the recipe's check. */
    problems: z.array(z.string()),
  }),
  /** What phase 1 found out; null if the site was never explored. */
  understanding: Understanding.pick({
    pageType: true,
    keyElements: true,
    filters: true,
    understanding: true,
  }).nullable(),
  /** What `extract_data` read last and is not collected yet. */
  extracted: ReadFields.nullable(),
  /** The latest calls with their results, oldest first. */
  past: z.array(CollectorStep),
  errorsInARow: z.number().int(),
  retries: z.number().int(),
  warning: z.string().nullable(),
  page: PageView,
  landmarks: Landmarks,
  turnsLeft: z.number().int(),
});
export type CollectorInput = z.infer<typeof CollectorInput>;
