import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';
import { keyedRows } from './row-keys';
import { newRowsDelaysMs } from './row-wait-delays';

/** Waits until a list that was left shows rows that were read before: going back may load it anew. */
export async function awaitKnownRows(discovery: DiscoveryContext): Promise<void> {
  const { tab, run } = discovery;
  const isBack = async () => {
    const { recipe, pageKeys } = run.run.state;
    const rows = recipe ? keyedRows((await tab.ask('read-rows', recipe)).rows) : [];
    return rows.some(({ key }) => pageKeys.includes(key)) || null;
  };
  for (const ms of newRowsDelaysMs) if (await lookDuring(discovery, ms, isBack)) return;
}
