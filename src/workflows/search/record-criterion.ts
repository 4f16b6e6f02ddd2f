import type { SearchWish } from '@/domain/job/search';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { DiscoveryContext } from '@/workflows/discovery';

/** The result of an attempt. `open`: nothing on the page shows it yet. */
export interface WishAttempt {
  filter: string | null;
  value: string;
  outcome: SearchWish['outcome'];
  evidence: string | null;
}

/** What was done but does not show is repeated once; then it counts as not held. */
const mostTries = 2;

/** Saves an attempt's result. The list read before is no longer the current one. */
export async function recordWish({ run }: DiscoveryContext, tried: WishAttempt): Promise<void> {
  const wish = run.run.state.wishes.find((one) => isSameWish(one, tried));
  if (!wish) return;
  const tries = wish.tries + 1;
  const outcome = tried.outcome === 'open' && tries >= mostTries ? 'not-held' : tried.outcome;
  const facts = { filter: tried.filter, value: tried.value, evidence: tried.evidence, tries, outcome };
  await run.step(outcome === 'set' ? 'search-set' : 'search-not-held', facts, {
    phase: 'outcome',
    change: (state) => ({
      ...withWish(state, { ...wish, outcome, evidence: tried.evidence, tries }),
      announced: null,
    }),
  });
}

/** Records what an act seems to have done for an open wish; unchanged if nothing. */
export function recordWishProgress(
  state: DiscoverState,
  { filter, value }: Pick<SearchWish, 'filter' | 'value'>,
  evidence: string,
): DiscoverState {
  const wish = state.wishes.find((one) => isSameWish(one, { filter, value }) && one.outcome === 'open');
  return wish && evidence !== '' ? withWish(state, { ...wish, evidence }) : state;
}

function withWish(state: DiscoverState, wish: SearchWish): DiscoverState {
  return { ...state, wishes: state.wishes.map((one) => (isSameWish(one, wish) ? wish : one)) };
}

/** Whether both mean the same option of the same filter, or the same words. */
export function isSameWish(
  one: Pick<SearchWish, 'filter' | 'value'>,
  other: Pick<SearchWish, 'filter' | 'value'>,
): boolean {
  return one.filter === other.filter && one.value === other.value;
}
