import type { LearnedRecipe, RowsReading } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { DiscoverState } from '@/domain/run/discover-state';
import { siteOf } from '@/url/canonical-url';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { DiscoveryContext } from '@/workflows/discovery';
import { restoreSearch } from '@/workflows/search/restore-search';
import { passWalls } from '@/workflows/wait-until-accessible';
import { ListLostError } from './list-lost-error';
import { storeRecipe } from './remembered-recipe';
import { keyedRows } from './row-keys';
import { keepLearnedBehavior, learnAgain } from './start-page';
import { uncoverList } from './uncover-list';

/** Attempts to read a list, each after one more remedy. */
const attempts = 4;

/**
 * The current rows of the page. If they are hidden, leaves what hides them. If unreadable: waits at walls, reopens the list's address if the
 * tab left it, and relearns the recipe if the page changed.
 * @throws ListLostError
 */
export async function readList(discovery: DiscoveryContext): Promise<RowsReading> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const reading = await readRows(discovery);
    if (reading?.isShown === false && attempt === 0 && (await uncoverList(discovery))) continue;
    if (reading) return reading;
    const kind = await passWalls(discovery);
    if (kind === 'nothing-found') throw new ListLostError('complete');
    if (attempt === 0 && (await returnToList(discovery))) continue;
    await relearn(discovery);
  }
  throw new ListLostError('not-a-job-list');
}

async function readRows({ run, tab }: DiscoveryContext): Promise<RowsReading | null> {
  const { state } = run.run;
  if (!state.recipe) return null;
  const url = await tab.url();
  if (siteOf(url) !== siteOf(state.pageUrl)) return null;
  const reading = await tab.ask('read-rows', state.recipe);
  return reading.check.holds && isPageBeingRead(state, url, reading) ? reading : null;
}

/**
 * A recipe may match other pages too: similar jobs of a posting open when the worker was killed, or another search of the user's. During a
 * walk, visible rows overlap with those read; on another path, where some similar jobs may be among those, most must.
 */
function isPageBeingRead({ pageUrl, pageKeys }: DiscoverState, url: string, { rows }: RowsReading): boolean {
  if (url === pageUrl) return true;
  const isSamePath = URL.parse(url)?.pathname === URL.parse(pageUrl)?.pathname;
  if (pageKeys.length === 0) return isSamePath;
  const shown = keyedRows(rows);
  const known = shown.filter(({ key }) => pageKeys.includes(key));
  return isSamePath ? known.length > 0 : known.length > shown.length / 2;
}

/** Opens the list's address if the tab shows another. If the user went to another site, they are asked. */
export async function returnToList(discovery: DiscoveryContext): Promise<boolean> {
  const { run, tab } = discovery;
  const { pageUrl } = run.run.state;
  const url = await tab.url();
  if (url === pageUrl) return false;
  if (siteOf(url) !== siteOf(pageUrl)) await waitForUser(discovery, 'user-navigated');
  await tab.open(pageUrl);
  await restoreSearch(discovery);
  return true;
}

async function relearn(discovery: DiscoveryContext): Promise<void> {
  const learned = await learnAgain(discovery);
  if (!learned) return discovery.sleep(1000);
  await keepRelearned(discovery, learned);
}

/** Has the list read from now on as it was learned anew. */
export async function keepRelearned(discovery: DiscoveryContext, learned: LearnedRecipe): Promise<void> {
  const { run } = discovery;
  const recipe = keepLearnedBehavior(learned.recipe, run.run.state.recipe);
  await storeRecipe(discovery, recipe);
  const facts = { rows: learned.reading.rows.length, announced: learned.reading.announced, page: run.run.state.page };
  await run.step('understood', facts, { change: (state) => ({ ...state, recipe }) });
}

/** The recipe for reading the list. */
export function requiredRecipe({ run }: DiscoveryContext): Recipe {
  const { recipe } = run.run.state;
  if (!recipe) throw new ListLostError('not-a-job-list');
  return recipe;
}
