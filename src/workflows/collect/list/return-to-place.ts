import type { DiscoveryContext } from '@/workflows/discovery';
import { findRow } from './find-row';
import { readList } from './read-list';
import { keyedRows } from './row-keys';

/**
 * Comes back to where an ended run stopped: its page of the list, or below the last row it read, wherever the tab was taken since. The walk
 * goes on from there, past rows that are known.
 */
export async function returnToPlace(discovery: DiscoveryContext): Promise<null> {
  const { run, tab } = discovery;
  await tab.settle();
  const { rows } = await readList(discovery);
  const { page, pageKeys, jobIds } = run.run.state;
  const last = pageKeys.at(-1);
  const isThere = last === undefined || keyedRows(rows).some(({ key }) => key === last);
  if (!isThere && page > 1) await findRow(discovery, last);
  await run.step('resumed', { page, jobs: jobIds.length }, { change: (state) => ({ ...state, phase: 'list' }) });
  return null;
}
