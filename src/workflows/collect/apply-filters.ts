import type { SearchWish } from '@/domain/search';
import type { Discovery } from '../discover/ports';
import { lookAtSearch } from './search/search-sight';
import { isSame } from './search/settle-wish';
import { settleWishes } from './search/settle-wishes';

type Setting = Pick<SearchWish, 'filter' | 'value'>;

/**
 * Sets options of filters (`filter` null: search words) that an agent asks for. Answers whether the page took all of it; `jobCount` is
 * what the page names after it.
 */
export async function applyFilters(
  discovery: Discovery,
  settings: readonly { filter: string | null; option: string }[],
): Promise<{ success: boolean; jobCount: number | null }> {
  const asked = settings.map(({ filter, option }): Setting => ({ filter, value: option }));
  await openWishes(discovery, asked);
  await settleWishes(discovery);
  const { wishes } = discovery.run.run.state;
  const isSet = (one: Setting) => wishes.some((wish) => isSame(wish, one) && wish.outcome === 'set');
  const { announced } = await lookAtSearch(discovery);
  return { success: asked.every(isSet), jobCount: announced };
}

/** What was tried in vain before is tried anew: the page may be another one by now. */
async function openWishes({ run }: Discovery, asked: readonly Setting[]): Promise<void> {
  const open = asked.map((one): SearchWish => ({ ...one, outcome: 'open', evidence: null, tries: 0 }));
  const isAsked = (wish: SearchWish) => asked.some((one) => isSame(one, wish));
  const facts = { tool: 'apply_filters', element: asked.map(({ value }) => value).join(', '), reason: '' };
  await run.step('decided', facts, {
    change: (state) => ({ ...state, wishes: [...state.wishes.filter((wish) => !isAsked(wish)), ...open] }),
  });
}
