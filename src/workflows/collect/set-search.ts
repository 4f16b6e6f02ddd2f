import type { EndCode } from '@/domain/run';
import type { SearchWish } from '@/domain/search';
import { passWalls } from '../discover/pass-walls';
import type { Discovery } from '../discover/ports';
import { rememberRecipe } from '../discover/remember';
import { findList, firstPage, startPage } from '../discover/start-page';
import { lookAtSearch } from './search/search-sight';
import { setFilter } from './search/set-filter';
import { setWords } from './search/set-words';
import { isSame } from './search/settle-wish';

/** Sets the search words and filters that the user asked for, one after the other, and looks whether the page took them. */
export async function setSearch(discovery: Discovery): Promise<EndCode | null> {
  await settleWishes(discovery);
  const kind = await passWalls(discovery);
  if (kind === 'nothing-found') return kind;
  const learned = await findList(discovery);
  if (!learned) return 'not-a-job-list';
  await rememberRecipe(discovery, learned.recipe);
  await startPage(discovery, learned, firstPage);
  return null;
}

/** One setting that an agent asks for: an option of a filter, or search words. */
export interface FilterSetting {
  /** Null: the search words. */
  filter: string | null;
  option: string;
}

/** Sets what an agent asks for. Answers whether the page took all of it, and with the number of results that it names then. */
export async function applyFilters(
  discovery: Discovery,
  settings: readonly FilterSetting[],
): Promise<{ success: boolean; jobCount: number | null }> {
  const asked = settings.map(({ filter, option }) => ({ filter, value: option }));
  await reopenWishes(discovery, asked);
  await settleWishes(discovery);
  const { wishes } = discovery.run.run.state;
  const { announced } = await lookAtSearch(discovery);
  const isSet = (one: Pick<SearchWish, 'filter' | 'value'>) =>
    wishes.some((wish) => isSame(wish, one) && wish.outcome === 'set');
  return { success: asked.every(isSet), jobCount: announced };
}

/** The words first: what filters there are may depend on them. Each try settles a wish or counts, so the loop comes to its end. */
async function settleWishes(discovery: Discovery): Promise<void> {
  await passWalls(discovery);
  for (;;) {
    const open = discovery.run.run.state.wishes.filter(({ outcome }) => outcome === 'open');
    const wish = open.find(({ filter }) => filter === null) ?? open[0];
    if (!wish) return;
    await (wish.filter === null ? setWords(discovery, wish.value) : setFilter(discovery, wish.filter));
  }
}

async function reopenWishes({ run }: Discovery, asked: readonly Pick<SearchWish, 'filter' | 'value'>[]): Promise<void> {
  const open = asked.map(
    ({ filter, value }): SearchWish => ({ filter, value, outcome: 'open', evidence: null, tries: 0 }),
  );
  const isAsked = (wish: SearchWish) => asked.some((one) => isSame(one, wish));
  const facts = { tool: 'apply_filters', element: asked.map(({ value }) => value).join(', '), reason: '' };
  await run.step('decided', facts, {
    change: (state) => ({ ...state, wishes: [...state.wishes.filter((wish) => !isAsked(wish)), ...open] }),
  });
}
