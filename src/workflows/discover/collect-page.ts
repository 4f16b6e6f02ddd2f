import type { RowsReading } from '@/domain/reading';
import type { EndCode } from '@/domain/run-result';
import { readListWell } from '../collect/mend-rows';
import { openVisibleDetails } from './open-details';
import { passWalls } from './pass-walls';
import type { Discovery } from './ports';
import { readList, recipeOf } from './read-list';
import { keyedRows } from './row-keys';
import { saveRows } from './save-rows';
import { leadsOn } from './turn-page';
import { type ListWalk, nextScroll, startWalk, walkedOn } from './walk-list';

/** Rows that come late get this long, in ms a look. */
const lateRowsMs = 400;

/**
 * Walks the list shown from where it stands to its end: reads what comes into view, opens details beside it, and scrolls on.
 * Answers with the reason where the run's own limits end it.
 */
export async function collectPage(discovery: Discovery): Promise<EndCode | null> {
  const { run } = discovery;
  await passWalls(discovery);
  await goToTop(discovery);
  let walk = startWalk;
  const given = new Set<string>();
  while (!walk.isOver) {
    const reading = await readListWell(discovery);
    const fresh = await saveRows(discovery, reading);
    await openVisibleDetails(discovery, reading, given);
    if (run.run.state.jobIds.length >= run.run.state.limits.jobs) return 'job-limit';
    const hasPager = fresh === 0 && (await leadsOn(discovery));
    walk = walkedOn(walk, { reading, fresh, hasAll: hasAll(discovery, reading), hasPager });
    if (walk.grownPages + run.run.state.page > run.run.state.limits.pages) return 'page-limit';
    if (!walk.isOver) await scrollOn(discovery, walk, reading);
  }
  const facts = { page: run.run.state.page, jobs: run.run.state.jobIds.length };
  await run.step('read-page', facts, { change: (state) => ({ ...state, phase: 'next-page' }) });
  return null;
}

/** A list that the user had scrolled is begun from its first row. A run that goes on stays where it was. */
async function goToTop(discovery: Discovery): Promise<void> {
  if (discovery.run.run.state.pageKeys.length > 0) return;
  const { scroll } = await readList(discovery);
  if (scroll.top > 0) await discovery.tab.scrollList(recipeOf(discovery), -scroll.top / scroll.viewport);
}

async function scrollOn(discovery: Discovery, walk: ListWalk, reading: RowsReading): Promise<void> {
  await discovery.run.checkpoint();
  if (walk.idle > 0) await discovery.sleep(lateRowsMs);
  await discovery.tab.scrollList(recipeOf(discovery), nextScroll(walk, reading));
}

/** True once every row that the list holds was read, and the page names no more than were read. */
function hasAll({ run }: Discovery, { rows, announced }: RowsReading): boolean {
  const { pageKeys, jobIds } = run.run.state;
  const isRead = keyedRows(rows).every(({ key }) => pageKeys.includes(key));
  return isRead && rows.every(({ isRendered }) => isRendered) && announced !== null && jobIds.length >= announced;
}
