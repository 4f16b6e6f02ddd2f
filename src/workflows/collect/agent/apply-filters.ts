import type { SearchWish } from '@/domain/job/search';
import type { DiscoveryContext } from '@/workflows/discovery';
import { readSearchView } from '@/workflows/search/read-search-state';
import { isSameWish } from '@/workflows/search/record-criterion';
import { setWishesInOrder } from '@/workflows/search/set-criteria-in-order';

type Setting = Pick<SearchWish, 'filter' | 'value'>;

/**
 * Sets filter options (`filter` null: search words) for an agent. Returns whether the page accepted all of them; `jobCount`: the number of
 * results it then states.
 */
export async function applyFilters(
  discovery: DiscoveryContext,
  settings: readonly { filter: string | null; option: string }[],
): Promise<{ success: boolean; jobCount: number | null }> {
  const asked = settings.map(({ filter, option }): Setting => ({ filter, value: option }));
  await openWishes(discovery, asked);
  await setWishesInOrder(discovery);
  const { wishes } = discovery.run.run.state;
  const isSet = (one: Setting) => wishes.some((wish) => isSameWish(wish, one) && wish.outcome === 'set');
  const { announced } = await readSearchView(discovery);
  return { success: asked.every(isSet), jobCount: announced };
}

/** Retries what failed before: the page may be another one by now. */
async function openWishes({ run }: DiscoveryContext, asked: readonly Setting[]): Promise<void> {
  const open = asked.map((one): SearchWish => ({ ...one, outcome: 'open', evidence: null, tries: 0 }));
  const isAsked = (wish: SearchWish) => asked.some((one) => isSameWish(one, wish));
  const facts = { tool: 'apply_filters', element: asked.map(({ value }) => value).join(', '), reason: '' };
  await run.step('decided', facts, {
    change: (state) => ({ ...state, wishes: [...state.wishes.filter((wish) => !isAsked(wish)), ...open] }),
  });
}
