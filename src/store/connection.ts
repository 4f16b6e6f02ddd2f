import { openDB } from 'idb';
import { openAfterBackup } from './back-up-old-version';
import { databaseName, databaseVersion, upgradeSchema } from './database';
import type { Database, Schema } from './schema';
import { asStoreError } from './store-errors';

/** One connection to the database, opened when first used and opened again when it was lost. */
export interface Connection {
  /**
   * Does `work` on the database. Work that finds the connection closed is done once more on a new one, which is safe because
   * every piece of work is one transaction: it happened wholly or not at all. Throws the errors of store-errors.ts.
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
      // Another part of the extension wants to bring the schema up: it waits until everyone lets go.
      blocking: () => {
        onLost();
        void opened.then((database) => database.close());
      },
      terminated: onLost,
    });
  const opened: Promise<Database> = openAfterBackup(open, new Date());
  return opened;
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}
