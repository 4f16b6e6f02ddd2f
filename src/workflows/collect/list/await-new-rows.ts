import { siteOf } from '@/url/canonical-url';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';
import { restoreSearch } from '@/workflows/search/restore-search';
import { passWalls } from '@/workflows/wait-until-accessible';
import { keyedRows } from './row-keys';
import { newRowsDelaysMs } from './row-wait-delays';
import { learnAgain } from './start-page';
import { scrollUncovered } from './uncover-list';
import { isAtEnd, scrollShare } from './walk-list';

/** From this check on, rows the recipe does not find count as different rather than late. */
const relearnMs = 300;

/** False if none came. Past a wall, a site may lead anywhere: then the list is reopened, and its page turned again. */
export async function awaitNewRows(discovery: DiscoveryContext): Promise<boolean> {
  const { tab, run } = discovery;
  let hasWaited = false;
  const returnToList = async () => {
    hasWaited = true;
    await tab.open(run.run.state.pageUrl);
    await restoreSearch(discovery);
  };
  for (const ms of newRowsDelaysMs) {
    const found = await lookDuring(discovery, ms, async () => {
      await passWalls(discovery, returnToList);
      if (hasWaited) return 'reopened';
      return (await lookForNewRows(discovery, ms >= relearnMs)) ? 'new' : null;
    });
    if (found) return found === 'new';
  }
  return false;
}

/**
 * Whether the list shows a row that is new in this run. No remedies: the next page may still be loading. A list that draws only the rows in
 * view is scrolled on, since those that were added stand below.
 */
async function lookForNewRows(discovery: DiscoveryContext, mayRelearn: boolean): Promise<boolean> {
  const { run, tab } = discovery;
  const { recipe, seenKeys, pageUrl } = run.run.state;
  if (!recipe || siteOf(await tab.url()) !== siteOf(pageUrl)) return false;
  const read = await tab.ask('read-rows', recipe);
  const reading = read.check.holds || !mayRelearn ? read : (await learnAgain(discovery))?.reading;
  if (!reading?.check.holds) return false;
  const isNew = keyedRows(reading.rows).some(({ key }) => !seenKeys.includes(key));
  if (!isNew && !isAtEnd(reading.scroll)) await scrollUncovered(discovery, scrollShare);
  return isNew;
}
