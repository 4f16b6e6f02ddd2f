import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { backedUpStores, backupParts } from './backup-parts';
import { assembleFile } from './file-of-parts';
import { inOneTransaction } from './in-one-transaction';

export const backupDatabaseName = 'jobtrail-backups';

/** Only this many are kept, the latest. */
const backupsKept = 3;

/** A copy of the stored data at one moment. */
export interface Backup {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Version of the source database. */
  fromVersion: number;
  /** Number of jobs, even deleted. */
  jobs: number;
  /** JSON (backup-parts.ts). */
  file: Blob;
}

interface BackupSchema extends DBSchema {
  backups: { key: string; value: Backup; indexes: { at: string } };
}

/** Runs `work` on the backup database, which is separate so that no migration touches it. */
export async function withBackupDatabase<Result>(
  work: (database: IDBPDatabase<BackupSchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<BackupSchema>(backupDatabaseName, 1, {
    upgrade(created) {
      created.createObjectStore('backups', { keyPath: 'id' }).createIndex('at', 'at');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Copies the database, whatever its version, and deletes the oldest copies. */
export async function backUpDatabase(source: IDBPDatabase<unknown>, now: Date): Promise<Backup> {
  const at = now.toISOString();
  const file = await assembleFile(backupParts(source, at, backedUpStores), 'application/json');
  const jobs = await source.count('jobs');
  const backup = { id: crypto.randomUUID(), at, fromVersion: source.version, jobs, file };
  await withBackupDatabase((database) => {
    const transaction = database.transaction('backups', 'readwrite', { durability: 'strict' });
    return inOneTransaction(transaction, async () => {
      await transaction.store.put(backup);
      const newestFirst = (await transaction.store.index('at').getAllKeys()).reverse();
      for (const id of newestFirst.slice(backupsKept)) await transaction.store.delete(id);
    });
  });
  return backup;
}
