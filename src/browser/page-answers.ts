import { z } from 'zod';
import { PageKindReading } from '@/domain/page-kind';
import { DetailsReading, LearnedRecipe, PagerReading, RowsReading, ScrollState } from '@/domain/reading';
import type { PageRequestName, PageRequests, Point } from '@/page/contract';
import type { FrameSnapshot } from '@/page/snapshot/snapshot';

const point: z.ZodType<Point> = z.object({
  x: z.number(),
  y: z.number(),
  isHit: z.boolean(),
  coveredBy: z.string().nullable(),
});

const frameSnapshot: z.ZodType<FrameSnapshot> = z.object({
  header: z.string(),
  lines: z.array(z.string()),
  tokens: z.number(),
  elements: z.array(
    z.object({
      ref: z.string(),
      action: z.enum(['click', 'type', 'select', 'upload']),
      role: z.string().nullable(),
      name: z.string(),
      url: z.string().nullable(),
    }),
  ),
  lists: z.array(z.object({ id: z.string(), name: z.string(), rows: z.number(), shown: z.number() })),
  frames: z.array(
    z.object({
      line: z.number(),
      indent: z.number(),
      index: z.number().nullable(),
      url: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  ),
});

/** What each request of the page must be answered with. A page's process is a stranger's: its answers are parsed once, here. */
export const pageAnswers: { [Name in PageRequestName]: z.ZodType<PageRequests[Name]['output']> } = {
  ping: z.literal(true),
  'take-snapshot': frameSnapshot,
  'read-page-kind': PageKindReading,
  'learn-recipe': LearnedRecipe.nullable(),
  'read-rows': RowsReading,
  'read-details': DetailsReading.nullable(),
  'read-pager': PagerReading,
  'find-point': point.nullable(),
  'find-scroller': z.object({ point, scroll: ScrollState }),
  'wait-until-quiet': z.boolean(),
};
