import { z } from 'zod';
import { CollectedItem } from '@/domain/collected-item';
import { PageGraph } from '@/domain/page-graph';
import { Understanding } from '@/domain/understanding';
import type { Connection } from './connection';
import type { RestoreReport } from './restore-report';
import type { Database } from './schema';

const Graph = z.object({ site: z.string(), graph: PageGraph });

/** Adds a record that is no job where the store has none of its key, and counts it. */
export async function restoreOther(
  connection: Connection,
  { store, value }: { store: string; value: unknown },
  report: RestoreReport,
): Promise<void> {
  const isAdded = await connection.use((database) => addMissing(database, store, value));
  if (isAdded === null) report.refused += 1;
  else if (isAdded) report.others += 1;
}

/** Whether it was added; null where it is damaged. */
async function addMissing(database: Database, store: string, value: unknown): Promise<boolean | null> {
  if (store === 'understandings') {
    const { data } = Understanding.safeParse(value);
    if (!data) return null;
    return addUnless(await database.getKey(store, [data.site, data.pathPattern]), () => database.add(store, data));
  }
  if (store === 'graphs') {
    const { data } = Graph.safeParse(value);
    if (!data) return null;
    return addUnless(await database.getKey(store, data.site), () => database.add(store, data));
  }
  if (store !== 'items') return null;
  const { data } = CollectedItem.safeParse(value);
  if (!data) return null;
  return addUnless(await database.getKey(store, [data.runId, data.index]), () => database.add(store, data));
}

async function addUnless(key: IDBValidKey | undefined, add: () => Promise<unknown>): Promise<boolean> {
  if (key !== undefined) return false;
  await add();
  return true;
}
