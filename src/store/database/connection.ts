import { openDB } from 'idb';
import { openWithBackup } from './back-up-old-version';
import type { Database, Schema } from './database-schema';
import { databaseName, databaseVersion, upgradeSchema } from './open-database';
import { asStoreError } from './store-errors';

/** One database connection, opened on first use and reopened when lost. */
export interface Connection {
  /**
   * Runs `work` on the database. If the connection turns out to be closed, it runs once more on a new one, which is safe because all work
   * is one transaction: it happened wholly or not at all. Throws the errors of store-errors.ts.
   */
  use<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export function createConnection(): Connection {
  let opening: Promise<Database> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = () => {
    opening ??= openDatabase(forget).catch((error) => {
      forget();
      throw error;
    });
    return opening;
  };
  return {
    async use(work) {
      try {
        return await work(await open()).catch(async (error) => {
          if (!isClosed(error)) throw error;
          forget();
          return work(await open());
        });
      } catch (error) {
        throw asStoreError(error);
      }
    },
    async close() {
      const database = await opening;
      forget();
      database?.close();
    },
  };
}

function openDatabase(onLost: () => void): Promise<Database> {
  const open = () =>
    openDB<Schema>(databaseName, databaseVersion, {
      upgrade: upgradeSchema,
      // Another part of the extension wants to upgrade the schema: it waits until all others have closed.
      blocking: () => {
        onLost();
        void opened.then((database) => database.close());
      },
      terminated: onLost,
    });
  const opened: Promise<Database> = openWithBackup(open, new Date());
  return opened;
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}
