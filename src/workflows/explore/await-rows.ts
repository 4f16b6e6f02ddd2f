import type { PendingAct } from '@/domain/run/exploration';
import type { Exploration } from './exploration-ports';

/** How long a list may take to show rows again, ms. */
const rowsMs = 3000;

/**
 * Whether the list was empty after its page was turned or gone back to, and its rows have come since. Until then nothing can be said of what
 * the act did, and what came later would be taken for the doing of the next one.
 */
export async function areRowsLate({ run, tab }: Exploration, { act, isPager }: PendingAct): Promise<boolean> {
  const { recipe } = run.run.state;
  if (!recipe || !(isPager || act.name === 'go_back')) return false;
  const showsRows = async () => (await tab.ask('read-rows', recipe)).rows.length > 0;
  if (await showsRows()) return false;
  const end = performance.now() + rowsMs;
  for (let left = rowsMs; left > 0; left = Math.round(end - performance.now())) {
    const isNew = await tab.awaitNews(left, recipe);
    if (await showsRows()) return true;
    if (!isNew) return false;
  }
  return false;
}
