import type { SearchReading } from '@/domain/reading';
import { passWalls } from '../../discover/pass-walls';
import type { Discovery } from '../../discover/ports';

/** What the page shows of its search, with the rows that answer it. */
export interface SearchSight extends SearchReading {
  /** Keys of the rows shown, in order. */
  rows: readonly string[];
}

/** A list that is filtered gets this long to come, in ms a look. */
const answerLooksMs = [0, 300, 300, 500, 800, 1000, 1200];

/** What the page shows of its search at the moment. */
export async function lookAtSearch({ run, tab }: Discovery): Promise<SearchSight> {
  const { recipe } = run.run.state;
  const shown = await tab.ask('read-search', { recipe });
  const reading = recipe ? await tab.ask('read-rows', recipe) : (await tab.ask('learn-recipe', null))?.reading;
  return { ...shown, rows: reading?.rows.map(({ key }) => key) ?? [] };
}

/**
 * What the page shows once it has answered: other rows than before that stay, or that nothing was found. In the same document
 * (`isNewPage` false) the old list may stand until the new one comes, and the address may change long before that: rows that stay
 * the same are waited for to the end.
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
