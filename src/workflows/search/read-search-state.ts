import type { SearchReading } from '@/domain/page/page-readings';
import type { Discovery } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';

/** What the page shows of its search, and the resulting rows. */
export interface SearchSight extends SearchReading {
  /** Keys of the visible rows, in order. */
  rows: readonly string[];
}

/** How long filtered results may take; ms before each check. */
const answerLooksMs = [0, 300, 300, 500, 800, 1000, 1200];

/** What the page currently shows of its search. */
export async function lookAtSearch({ run, tab }: Discovery): Promise<SearchSight> {
  const { recipe } = run.run.state;
  const shown = await tab.ask('read-search', { recipe });
  const reading = recipe ? await tab.ask('read-rows', recipe) : (await tab.ask('learn-recipe', null))?.reading;
  return { ...shown, rows: reading?.rows.map(({ key }) => key) ?? [] };
}

/**
 * The page once it has responded: different rows that stay, or no results. Within a document (`isNewPage` false), old rows may remain until
 * new ones come, and the address may change long before: unchanged rows are waited for to the end.
 */
export async function awaitAnswer(discovery: Discovery, before: SearchSight, isNewPage: boolean): Promise<SearchSight> {
  let last: SearchSight | null = null;
  for (const ms of answerLooksMs) {
    await discovery.sleep(ms);
    const kind = await passWalls(discovery);
    const now = await lookAtSearch(discovery);
    const hasAnswered = now.rows.length > 0 ? isNewPage || !areSameRows(now, before) : kind === 'nothing-found';
    if (hasAnswered && last !== null && isSameList(now, last)) return now;
    last = now;
  }
  return last ?? before;
}

function isSameList(one: SearchSight, other: SearchSight): boolean {
  return areSameRows(one, other) && one.announced === other.announced;
}

export function areSameRows(one: SearchSight, other: SearchSight): boolean {
  return one.rows.join('\n') === other.rows.join('\n');
}
