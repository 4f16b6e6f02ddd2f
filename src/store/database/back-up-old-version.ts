import { openDB } from 'idb';
import { backUpDatabase } from './backup-database';
import { databaseName, databaseVersion } from './open-database';
import { asBackupError } from './store-errors';

/**
 * Opens the database, after backing it up if opening it means an upgrade. Throws BackupFailedError or BackupFullError if that fails; then
 * nothing is opened.
 */
export async function openWithBackup<Opened>(open: () => Promise<Opened>, now: Date): Promise<Opened> {
  if (!(await isOldVersionStored())) return open();
  // After an update, panel and background open at the same time: one makes the backup, the other finds it done.
  return navigator.locks.request('jobtrail-backup', async () => {
    if (await isOldVersionStored()) await backUpOldVersion(now);
    return open();
  });
}

async function backUpOldVersion(now: Date): Promise<void> {
  const old = await openDB(databaseName);
  try {
    if (old.version < databaseVersion && old.objectStoreNames.contains('jobs')) await backUpDatabase(old, now);
  } catch (error) {
    throw asBackupError(error);
  } finally {
    old.close();
  }
}

async function isOldVersionStored(): Promise<boolean> {
  const stored = (await indexedDB.databases()).find(({ name }) => name === databaseName);
  return stored?.version !== undefined && stored.version < databaseVersion;
}
