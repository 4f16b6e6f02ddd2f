import type { DiscoveryContext } from '@/workflows/discovery';
import { findRow } from './find-row';
import { readList, returnToList } from './read-list';
import { keyedRows } from './row-keys';

/**
 * Comes back to where an ended run stopped: its page of the list, or the last row it read, wherever the tab was taken since. The walk goes
 * on from there, past rows that are known.
 */
export async function returnToPlace(discovery: DiscoveryContext): Promise<null> {
  const { run, tab } = discovery;
  await tab.settle();
  if (!(await showsPageLeft(discovery))) await returnToList(discovery);
  const { rows } = await readList(discovery);
  const { page, pageKeys, jobIds } = run.run.state;
  const last = pageKeys.at(-1);
  const isThere = last === undefined || keyedRows(rows).some(({ key }) => key === last);
  if (!isThere && page > 1) await findRow(discovery, last);
  await run.step('resumed', { page, jobs: jobIds.length }, { change: (state) => ({ ...state, phase: 'list' }) });
  return null;
}

/** Another search of the user's may show a few of the same jobs. */
const leastShareKnown = 0.5;

/** Whether the tab still shows the page that was left, though its address may have changed with a posting beside it. */
async function showsPageLeft({ run, tab }: DiscoveryContext): Promise<boolean> {
  const { recipe, pageUrl, pageKeys } = run.run.state;
  if ((await tab.url()) === pageUrl) return true;
  const shown = recipe ? keyedRows((await tab.ask('read-rows', recipe)).rows) : [];
  const known = shown.filter(({ key }) => pageKeys.includes(key));
  return known.length > shown.length * leastShareKnown;
}
