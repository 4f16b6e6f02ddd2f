import type { PendingAct } from '@/domain/run/exploration';
import { lookDuring } from '@/workflows/look-during';
import type { Exploration } from './exploration-ports';

/** How long a list may take to show rows again, ms. */
const rowsMs = 3000;

/**
 * Whether the list was empty after its page was turned or gone back to, and its rows have come since. Until then nothing can be said of what
 * the act did, and what came later would be taken for the doing of the next one.
 */
export async function areRowsLate(exploring: Exploration, { act, isPager }: PendingAct): Promise<boolean> {
  const { recipe } = exploring.run.run.state;
  if (!recipe || !(isPager || act.name === 'go_back')) return false;
  const showsRows = async () => (await exploring.tab.ask('read-rows', recipe)).rows.length > 0 || null;
  if (await showsRows()) return false;
  return (await lookDuring(exploring, rowsMs, showsRows)) === true;
}
