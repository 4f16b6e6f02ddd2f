import type { IDBPObjectStore, StoreNames } from 'idb';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid } from '@/store/database/damaged-records';
import type { Schema } from '@/store/database/database-schema';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import { StoredPictures } from '@/store/database/stored-pictures';

/** Screenshots are large: those of earlier runs make room. */
const runsKept = 10;

/** Screenshots of the acts of runs. Kept for the latest runs only. */
export interface PictureRepository {
  /** Saves them, replacing earlier ones of the same journal entry. */
  put(pictures: StoredPictures): Promise<void>;
  get(runId: string, seq: number): Promise<StoredPictures | undefined>;
  /** In journal order. */
  listOfRun(runId: string): Promise<StoredPictures[]>;
  removeOfRun(runId: string): Promise<void>;
}

export function createPictureRepository(connection: Connection, report: ReportDamage): PictureRepository {
  return {
    put: (taken) =>
      connection.use((database) => {
        const transaction = database.transaction(['pictures', 'runs'], 'readwrite');
        const pictures = transaction.objectStore('pictures');
        return inOneTransaction(transaction, async () => {
          const isFirstOfRun = (await pictures.getKey(allOf(taken.runId))) === undefined;
          await pictures.put(taken);
          if (isFirstOfRun) await makeRoom(pictures, transaction.objectStore('runs'), taken.runId);
        });
      }),
    async get(runId, seq) {
      const record = await connection.use((database) => database.get('pictures', [runId, seq]));
      return readAllValid(StoredPictures, record ? [record] : [], 'pictures', report)[0];
    },
    async listOfRun(runId) {
      const records = await connection.use((database) => database.getAll('pictures', allOf(runId)));
      return readAllValid(StoredPictures, records, 'pictures', report);
    },
    removeOfRun: (runId) => connection.use((database) => database.delete('pictures', allOf(runId))),
  };
}

type InTransaction<Name extends StoreNames<Schema>> = IDBPObjectStore<
  Schema,
  ArrayLike<StoreNames<Schema>>,
  Name,
  'readwrite'
>;

/** Deletes those of all but the new run and the latest ones before it. */
async function makeRoom(
  pictures: InTransaction<'pictures'>,
  runs: InTransaction<'runs'>,
  newest: string,
): Promise<void> {
  const keys = await pictures.getAllKeys();
  const others = [...new Set(keys.map(([runId]) => runId))].filter((runId) => runId !== newest);
  if (others.length < runsKept) return;
  const dated = await Promise.all(
    others.map(async (runId) => ({ runId, startedAt: (await runs.get(runId))?.startedAt ?? '' })),
  );
  const newestFirst = dated.sort((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
  for (const { runId } of newestFirst.slice(runsKept - 1)) await pictures.delete(allOf(runId));
}

function allOf(runId: string): IDBKeyRange {
  return IDBKeyRange.bound([runId], [runId, Number.POSITIVE_INFINITY]);
}
