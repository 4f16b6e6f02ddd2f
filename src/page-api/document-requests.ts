import { z } from 'zod';
import { Landmarks } from '@/domain/page/landmarks';
import { PageKindReading } from '@/domain/page/page-kind';
import type { Recipe } from '@/domain/page/recipe';
import type { Target } from './element-requests';
import { given } from './page-request';

/** Requests about a frame's document as a whole. */
export const documentRequests = {
  /** Returns at once: the script is there. */
  ping: given<null>().answers(z.literal(true)),
  /**
   * Returns once nothing has changed for `quietMs`, or after `timeoutMs`: true if it became quiet. `isChangeAwaited`: once something has
   * changed, and then nothing for so long.
   */
  'wait-until-quiet': given<{ quietMs: number; timeoutMs: number; isChangeAwaited?: boolean }>().answers(z.boolean()),
  /** What kind of page it is at the moment, walls among them. */
  'read-page-kind': given<null>().answers(PageKindReading),
  /**
   * What code itself recognizes on the page. `pressed`: the row whose posting is shown, if no recipe knows the rows: controls in similar rows apply
   * for other jobs.
   */
  'read-landmarks': given<{ recipe: Recipe | null; pressed?: Target }>().answers(Landmarks),
} as const;
