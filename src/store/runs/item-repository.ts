import type { IDBPObjectStore, StoreNames } from 'idb';
import { CollectedItem } from '@/domain/job/collected-item';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid } from '@/store/database/damaged-records';
import type { Schema } from '@/store/database/database-schema';
import { inOneTransaction } from '@/store/database/in-one-transaction';

/** The result for a collected item: stored, or skipped because the run has one with its type and unique id. */
export interface SavedItem {
  item: CollectedItem;
  isNew: boolean;
}

/** Collected items other than jobs. */
export interface ItemRepository {
  put(item: CollectedItem): Promise<SavedItem>;
  /** In the order collected. */
  list(runId: string): Promise<CollectedItem[]>;
  countByType(runId: string): Promise<Map<string, number>>;
}

export type ItemsInTransaction = IDBPObjectStore<Schema, ArrayLike<StoreNames<Schema>>, 'items', 'readwrite'>;

/** Stores an item inside the caller's transaction, which fails if another item has its position in the run. */
export async function putItem(items: ItemsInTransaction, item: CollectedItem): Promise<SavedItem> {
  const { runId, type, uniqueId } = item;
  const known = uniqueId === null ? undefined : await items.index('uniqueId').getKey([runId, type, uniqueId]);
  if (known) return { item, isNew: false };
  await items.add(item);
  return { item, isNew: true };
}

export function createItemRepository(connection: Connection, report: ReportDamage): ItemRepository {
  const list = async (runId: string) => {
    const records = await connection.use((database) => database.getAll('items', allOf(runId)));
    return readAllValid(CollectedItem, records, 'items', report);
  };
  return {
    put: (item) =>
      connection.use((database) => {
        const transaction = database.transaction('items', 'readwrite', { durability: 'strict' });
        return inOneTransaction(transaction, () => putItem(transaction.store, item));
      }),
    list,
    async countByType(runId) {
      const counts = new Map<string, number>();
      for (const { type } of await list(runId)) counts.set(type, (counts.get(type) ?? 0) + 1);
      return counts;
    },
  };
}

function allOf(runId: string): IDBKeyRange {
  return IDBKeyRange.bound([runId], [runId, Number.POSITIVE_INFINITY]);
}
