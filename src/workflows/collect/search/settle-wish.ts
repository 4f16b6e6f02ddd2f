import type { DiscoverState } from '@/domain/discover-state';
import type { SearchWish } from '@/domain/search';
import type { Discovery } from '../../discover/ports';

/** What a try at a wish came to. `open`: nothing on the page shows it yet. */
export interface TriedWish {
  filter: string | null;
  value: string;
  outcome: SearchWish['outcome'];
  evidence: string | null;
}

/** What is done and not shown is done once more; after that it is not held. */
const mostTries = 2;

/** Saves what a try came to. The list that was counted before is another one now. */
export async function settleWish({ run }: Discovery, tried: TriedWish): Promise<void> {
  const wish = run.run.state.wishes.find((one) => isSame(one, tried));
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

/** The state with what an act seems to have done for a wish that is still open; as it was where that is nothing. */
export function noteOfWish(
  state: DiscoverState,
  { filter, value }: Pick<SearchWish, 'filter' | 'value'>,
  evidence: string,
): DiscoverState {
  const wish = state.wishes.find((one) => isSame(one, { filter, value }) && one.outcome === 'open');
  return wish && evidence !== '' ? withWish(state, { ...wish, evidence }) : state;
}

function withWish(state: DiscoverState, wish: SearchWish): DiscoverState {
  return { ...state, wishes: state.wishes.map((one) => (isSame(one, wish) ? wish : one)) };
}

/** Whether two are of the same option of the same filter, or of the same words. */
export function isSame(
  one: Pick<SearchWish, 'filter' | 'value'>,
  other: Pick<SearchWish, 'filter' | 'value'>,
): boolean {
  return one.filter === other.filter && one.value === other.value;
}
