import type { DiscoverRun } from '@/domain/run/run';
import type { JobTotal } from './limits-shortage';

/** What the latest run on this address was told of the number of its jobs; null if there is none. */
export function rememberedTotal(runs: readonly DiscoverRun[], url: string): JobTotal | null {
  const run = runs.find(({ startUrl, result, state }) => startUrl === url && result && state.announced);
  if (!run) return null;
  const { announced, isAnnouncedRoughly, page, jobIds } = run.state;
  if (announced === null) return null;
  return {
    count: announced,
    isRough: isAnnouncedRoughly,
    rows: Math.floor(jobIds.length / Math.max(1, page)),
    // Of a list that was read on one page only nobody knows how it goes on.
    pager: page > 1 ? 'next' : 'infinite',
    isRemembered: true,
  };
}
