import { type IDBPDatabase, unwrap, wrap } from 'idb';
import type { Settings } from '@/domain/settings/settings';
import { type Backup, backUpDatabase, withBackupDatabase } from '@/store/database/backup-database';
import { backupParts, exportedStores } from '@/store/database/backup-parts';
import type { Connection } from '@/store/database/connection';
import type { ReportDamage } from '@/store/database/damaged-records';
import type { Database } from '@/store/database/database-schema';
import { assembleFile } from '@/store/database/file-of-parts';
import type { PublishEvent } from '@/store/database/live-events';
import { asStoreError, BackupUnreadableError } from '@/store/database/store-errors';
import { restoreBackup } from './restore-backup';
import type { BackupSource } from './restore-others';
import type { RestoreReport } from './restore-report';

/** A backup without its data. */
export type BackupSummary = Omit<Backup, 'file'> & { bytes: number };

/**
 * Copies of all jobs, all understandings and the user's own data: one is made before a newer version upgrades the database. The latest
 * three are kept. None contains keys.
 */
export interface BackupRepository {
  /** Newest first. */
  list(): Promise<BackupSummary[]>;
  make(): Promise<BackupSummary>;
  /** Adds what the backup has and the store lacks. Throws BackupUnreadableError if it is gone. */
  restore(id: string): Promise<RestoreReport>;
  /** What a file may contain, as one for the user to keep, with their settings if given. */
  toFile(settings?: Settings): Promise<Blob>;
  /** Like `restore`, from such a file, whoever wrote it. Throws BackupUnreadableError before adding anything. */
  fromFile(file: Blob): Promise<RestoreReport>;
}

const restoredKinds = [
  'jobs-change',
  'profile-change',
  'answers-change',
  'documents-change',
  'applications-change',
] as const;

export function createBackupRepository(
  connection: Connection,
  announce: PublishEvent,
  report: ReportDamage,
): BackupRepository {
  const bringBack = async (file: Blob, source: BackupSource) => {
    const restored = await restoreBackup(connection, file, source, report);
    for (const type of restoredKinds) announce({ type });
    return restored;
  };
  return {
    list: () =>
      inStore(() =>
        withBackupDatabase(async (database) =>
          (await database.getAllFromIndex('backups', 'at')).reverse().map(summaryOf),
        ),
      ),
    make: async () => summaryOf(await connection.use((database) => backUpDatabase(ofAnyVersion(database), new Date()))),
    async restore(id) {
      const backup = await inStore(() => withBackupDatabase((database) => database.get('backups', id)));
      if (!backup) throw new BackupUnreadableError(false);
      return bringBack(backup.file, 'own');
    },
    toFile: (settings) =>
      connection.use((database) =>
        assembleFile(
          backupParts(ofAnyVersion(database), new Date().toISOString(), exportedStores, settings),
          'application/json',
        ),
      ),
    fromFile: (file) => bringBack(file, 'file'),
  };
}

/** The database as a backup sees it: with unknown stores. */
function ofAnyVersion(database: Database): IDBPDatabase<unknown> {
  return wrap(unwrap(database));
}

function summaryOf({ file, ...summary }: Backup): BackupSummary {
  return { ...summary, bytes: file.size };
}

async function inStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw asStoreError(error);
  }
}
