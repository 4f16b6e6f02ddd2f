import type { PagerReading, Row, ScrollState } from '@/domain/page/page-readings';
import type { DiscoveryContext } from '@/workflows/discovery';
import { choosePager, followPager, isPagerPressable } from './follow-pager';
import { readList } from './read-list';
import { keyedRows } from './row-keys';
import { lateRowsMs } from './row-wait-delays';
import { scrollUncovered } from './uncover-list';
import { isAtEnd, scrollShare } from './walk-list';

/** Looks at a list that was sent back to its start. */
const mostLooks = 60;
/** Of them, those that only wait at its end for rows that come late: some lists never stand still. */
const mostWaits = 12;

/**
 * The row of a key that can be pressed, wherever it stands now: going back, or a wall, may have sent the list to its start, from where its pages are turned
 * again up to the present one. Null if it is not found.
 */
export async function findRow(discovery: DiscoveryContext, key: string): Promise<Row | null> {
  let turns = 0;
  let last = '';
  let isFromTop = false;
  let waits = 0;
  for (let look = 0; look < mostLooks; look += 1) {
    const reading = await readList(discovery);
    const found = rowOf(reading.rows, key);
    if (found) return found;
    const shown = JSON.stringify([reading.scroll, reading.rows.map((row) => row.key)]);
    const isStill = shown === last;
    last = shown;
    const turned = showsEarlierPage(discovery, reading.rows, turns) ? await goOn(discovery, turns) : 0;
    turns += turned;
    if (turned > 0) continue;
    if (!isAtEnd(reading.scroll)) await scrollUncovered(discovery, scrollShare);
    else if (!isFromTop && reading.scroll.top > 0) {
      // A list that draws only the rows in view has those above no more.
      isFromTop = true;
      await scrollToTop(discovery, reading.scroll);
    } else {
      const further = mayBeOnLaterPage(discovery, reading.rows, turns) ? await goOn(discovery, turns) : 0;
      turns += further;
      if (further > 0) continue;
      waits += 1;
      if (isStill || waits > mostWaits) return null;
      await discovery.sleep(lateRowsMs);
    }
  }
  return null;
}

/** Scrolls a list from where it stands to its first row. */
export async function scrollToTop(discovery: DiscoveryContext, { top, viewport }: ScrollState): Promise<void> {
  if (top > 0) await scrollUncovered(discovery, -top / viewport);
}

/** The row of a key among those that show now. */
export async function findShownRow({ run, tab }: DiscoveryContext, key: string): Promise<Row | null> {
  const { recipe } = run.run.state;
  const rows = recipe ? (await tab.ask('read-rows', recipe)).rows : [];
  return rowOf(rows, key);
}

/** Where it is hidden beside others, a list may hold what was scrolled out of it. */
function rowOf(rows: readonly Row[], key: string): Row | null {
  const found = keyedRows(rows).find((one) => one.key === key)?.row;
  return found?.ref || rows.every(({ ref }) => ref === null) ? (found ?? null) : null;
}

/** Whether all that shows was read on an earlier page: there is nothing to scroll for. */
function showsEarlierPage(discovery: DiscoveryContext, rows: readonly Row[], turns: number): boolean {
  const { seenKeys } = discovery.run.run.state;
  const areKnown = rows.length > 0 && keyedRows(rows).every(({ key }) => seenKeys.includes(key));
  return areKnown && !isAddedTo(discovery) && mayBeOnLaterPage(discovery, rows, turns);
}

/** Whether the list stands before the present page. The rows of that show where pages follow one another; with others added they do not. */
function mayBeOnLaterPage(discovery: DiscoveryContext, rows: readonly Row[], turns: number): boolean {
  const { page, pageKeys } = discovery.run.run.state;
  return turns + 1 < page && (isAddedTo(discovery) || !keyedRows(rows).some(({ key }) => pageKeys.includes(key)));
}

/** Makes sure that the list stands at the present page, whose rows were read before: where rows are added, at the last one read. */
export async function showCurrentPage(discovery: DiscoveryContext): Promise<void> {
  const { pageKeys, page } = discovery.run.run.state;
  const { rows } = await readList(discovery);
  const last = pageKeys.at(-1);
  if (page < 2 || last === undefined) return;
  const isPresent = isAddedTo(discovery) ? (key: string) => key === last : (key: string) => pageKeys.includes(key);
  if (!keyedRows(rows).some(({ key }) => isPresent(key))) await findRow(discovery, last);
}

/** Whether further rows come after those that show, and the first ones stay. */
function isAddedTo({ run }: DiscoveryContext): boolean {
  return run.run.state.recipe?.pager?.kind === 'load-more';
}

/** Turns towards the present page; returns how many pages that went on. Numbers count as the list's own where they agree with its turns. */
async function goOn(discovery: DiscoveryContext, turns: number): Promise<number> {
  const pager = await choosePager(discovery, discovery.run.run.state.page);
  if (pager.number !== undefined && pager.current !== turns + 1)
    return turnOnce(discovery, await choosePager(discovery));
  return (await turnOnce(discovery, pager)) && (pager.number ?? turns + 2) - turns - 1;
}

async function turnOnce(discovery: DiscoveryContext, pager: PagerReading): Promise<number> {
  return isPagerPressable(pager) && (await followPager(discovery, pager)) === 'followed' ? 1 : 0;
}
