import type { SearchReading } from '@/domain/page/page-readings';
import type { DiscoveryContext } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';
import type { SearchActEffect } from './act-on-search';

/** What the page shows of its search, and the resulting rows. */
export interface SearchView extends SearchReading {
  /** Keys of the visible rows, in order. */
  rows: readonly string[];
}

/** How long filtered results may take; ms before each check. */
const answerLooksMs = [0, 300, 300, 500, 800, 1000, 1200];
/** As many of them where the submission was blocked. */
const looksAfterHeld = 3;

/** What the page currently shows of its search. */
export async function readSearchView({ run, tab }: DiscoveryContext): Promise<SearchView> {
  const { recipe } = run.run.state;
  const shown = await tab.ask('read-search', { recipe });
  const reading = recipe ? await tab.ask('read-rows', recipe) : (await tab.ask('learn-recipe', null))?.reading;
  return { ...shown, rows: reading?.rows.map(({ key }) => key) ?? [] };
}

/**
 * The page once it has responded: different rows that stay, or no results. Within a document (`isNewPage` false), old rows may remain until
 * new ones come, and the address may change long before: unchanged rows are waited for to the end, unless the submission was blocked.
 */
export async function awaitResults(
  discovery: DiscoveryContext,
  before: SearchView,
  { isNewPage, wasHeld }: SearchActEffect,
): Promise<SearchView> {
  let last: SearchView | null = null;
  for (const ms of wasHeld ? answerLooksMs.slice(0, looksAfterHeld) : answerLooksMs) {
    await discovery.sleep(ms);
    const kind = await passWalls(discovery);
    const now = await readSearchView(discovery);
    const hasAnswered = now.rows.length > 0 ? isNewPage || !hasSameRows(now, before) : kind === 'nothing-found';
    if (hasAnswered && last !== null && isSameList(now, last)) return now;
    last = now;
  }
  return last ?? before;
}

function isSameList(one: SearchView, other: SearchView): boolean {
  return hasSameRows(one, other) && one.announced === other.announced;
}

export function hasSameRows(one: SearchView, other: SearchView): boolean {
  return one.rows.join('\n') === other.rows.join('\n');
}
