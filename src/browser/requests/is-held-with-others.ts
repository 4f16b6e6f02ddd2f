import type { GatedRequest } from '@/safety/requests/gated-request';
import type { FillJudge } from '@/safety/requests/judge-fill';
import { sleep } from '@/std/sleep';

/** Requests that belong together follow within this time, unless a page waits on purpose. */
const togetherMs = 150;

/** A single answer may be the first part of all of them. */
export async function isHeldWithOthers(fill: FillJudge, request: GatedRequest): Promise<boolean> {
  const heard = fill.hear(request);
  if (heard.isSmall) await sleep(togetherMs);
  return heard.isHeld();
}
