import { z } from 'zod';
import { ScrollState } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { Target } from './element-requests';
import { given } from './page-request';
import { Point } from './viewport-shapes';

/** Something that scrolls: a point over it (for the wheel), and its scroll position. */
export const Scroller = z.object({ point: Point, scroll: ScrollState });
export type Scroller = z.infer<typeof Scroller>;

/** Requests about where to turn the wheel. */
export const scrollRequests = {
  /** What scrolls the list. */
  'find-scroller': given<{ recipe: Recipe | null }>().answers(Scroller),
  /** The element's scroll container (without a target, the page's); null if the target is gone. */
  'find-scroll-container': given<{ target: Target | null }>().answers(Scroller.nullable()),
} as const;
