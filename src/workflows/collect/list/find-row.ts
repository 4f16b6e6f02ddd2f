import type { Row } from '@/domain/page/page-readings';
import type { DiscoveryContext } from '@/workflows/discovery';
import { choosePager, followPager, isPagerPressable } from './follow-pager';
import { readList, requiredRecipe } from './read-list';
import { keyedRows } from './row-keys';
import { lateRowsMs } from './row-wait-delays';
import { isAtEnd, scrollShare } from './walk-list';

/** Looks at a list that was sent back to its start. */
const mostLooks = 60;

/**
 * The row of a key, wherever it stands now: going back, or a wall, may have sent the list to its start, from where its pages are turned
 * again up to the present one. Null if it is not found.
 */
export async function findRow(discovery: DiscoveryContext, key: string): Promise<Row | null> {
  let turns = 0;
  let last = '';
  for (let look = 0; look < mostLooks; look += 1) {
    const reading = await readList(discovery);
    const found = keyedRows(reading.rows).find((one) => one.key === key);
    if (found) return found.row;
    const shown = JSON.stringify([reading.scroll, reading.rows.map((row) => row.key)]);
    const isStill = shown === last;
    last = shown;
    if (!isAtEnd(reading.scroll)) await discovery.tab.scrollList(requiredRecipe(discovery), scrollShare);
    else if (turns + 1 < discovery.run.run.state.page && (await goOn(discovery))) turns += 1;
    else if (isStill) return null;
    else await discovery.sleep(lateRowsMs);
  }
  return null;
}

/** Makes sure that the list stands at the present page, whose rows were read before. */
export async function showCurrentPage(discovery: DiscoveryContext): Promise<void> {
  const { pageKeys, page } = discovery.run.run.state;
  const { rows } = await readList(discovery);
  const last = pageKeys.at(-1);
  if (page < 2 || last === undefined || keyedRows(rows).some(({ key }) => pageKeys.includes(key))) return;
  await findRow(discovery, last);
}

async function goOn(discovery: DiscoveryContext): Promise<boolean> {
  const pager = await choosePager(discovery);
  return isPagerPressable(pager) && (await followPager(discovery, pager)) === 'followed';
}
