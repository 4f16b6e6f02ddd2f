import { appliedSearch } from '@/domain/job/search';
import { zeroUsage } from '@/domain/model/usage';
import { type DiscoverState, newDiscoverState } from '@/domain/run/discover-state';
import type { DiscoverRun } from '@/domain/run/run';
import type { Limits } from '@/domain/settings/settings';

/** What a run that goes on may do, and which jobs of the ended one still lack their postings. */
interface Continuing {
  limits: Limits;
  unopened: readonly string[];
}

/**
 * The state of a run that goes on where another ended: at the place in the list where that stopped, with all that it has met, so that
 * nothing is read or counted twice. Postings with addresses that were left unopened are opened at the end. Those that only a press on their
 * row opens are behind it: for them the list is read again from its start, which passes what is known.
 */
export function continuedState({ state, startUrl }: DiscoverRun, { limits, unopened }: Continuing): DiscoverState {
  const wanted = limits.details === 0 ? [] : unopened;
  const isPressed = state.details === 'pane' || state.details === 'unknown';
  if (wanted.length > 0 && isPressed) return fromStart(state, startUrl, limits);
  const { collector } = state;
  return {
    ...state,
    mode: 'collect',
    phase: state.recipe ? 'return' : 'ask',
    limits,
    listEnd: null,
    exploration: null,
    usage: zeroUsage,
    consecutiveErrors: 0,
    collector: collector && { ...collector, turns: 0, errorsInARow: 0 },
    pendingDetails: state.details === 'page' ? pendingPages(state, limits, wanted) : state.pendingDetails,
  };
}

function fromStart({ wishes, errorsAllowed }: DiscoverState, startUrl: string, limits: Limits): DiscoverState {
  return newDiscoverState(
    { mode: 'collect', limits, goals: [], search: appliedSearch(wishes) },
    startUrl,
    errorsAllowed,
  );
}

/** Pages are opened by their jobs' addresses, whatever the rows were called. */
function pendingPages(
  { pendingDetails, counts }: DiscoverState,
  { details }: Limits,
  unopened: readonly string[],
): DiscoverState['pendingDetails'] {
  const pending = new Set(pendingDetails.map(({ jobId }) => jobId));
  const further = unopened.filter((jobId) => !pending.has(jobId)).map((jobId) => ({ key: jobId, jobId }));
  const left = (details ?? Number.POSITIVE_INFINITY) - counts.details - counts.failed;
  return [...pendingDetails, ...further].slice(0, Math.max(0, left));
}
