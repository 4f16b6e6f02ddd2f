import type { IDBPDatabase } from 'idb';
import { z } from 'zod';
import type { Settings } from '@/domain/settings/settings';
import { exportableSettings } from './settings-in-file';

/** A database of any shipped version: nothing is known about its records. */
type AnyDatabase = IDBPDatabase<unknown>;

/** Records read at a time. */
const chunkSize = 500;

/**
 * What a file for the user contains besides jobs: what one may restore (restore-others.ts). Not the documents' files: the user has them.
 */
export const exportedStores: readonly string[] = ['profile', 'answers', 'documents', 'applications'];

/** What our own copies contain. Not journals and screenshots: they record how a run went, not what it found. */
export const backedUpStores: readonly string[] = ['understandings', 'graphs', 'items', ...exportedStores];

/**
 * The jobs and the given stores as JSON, in consecutive parts: an object with one record per line, so that it can be read line by line.
 * Jobs include their descriptions. `at`: ISO 8601.
 */
export async function* backupParts(
  database: AnyDatabase,
  at: string,
  stores: readonly string[],
  settings?: Settings,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ jobtrail: database.version, madeAt: at }).slice(0, -1)},"records":[`;
  let separator = '\n';
  const linesOf = (store: string, values: readonly unknown[]) => {
    const text = values.map((value) => JSON.stringify({ store, value })).join(',\n');
    const part = separator + text;
    separator = ',\n';
    return part;
  };
  if (settings) yield linesOf('settings', [exportableSettings(settings)]);
  for await (const jobs of chunksOf(database, 'jobs')) yield linesOf('jobs', await withDescriptions(database, jobs));
  for (const store of stores) {
    if (!database.objectStoreNames.contains(store)) continue;
    for await (const records of chunksOf(database, store)) yield linesOf(store, records);
  }
  yield '\n]}\n';
}

/** The records of a store in key order, in chunks. */
async function* chunksOf(database: AnyDatabase, store: string): AsyncGenerator<unknown[]> {
  let range: IDBKeyRange | null = null;
  while (true) {
    const [records, keys]: [unknown[], IDBValidKey[]] = await Promise.all([
      database.getAll(store, range, chunkSize),
      database.getAllKeys(store, range, chunkSize),
    ]);
    const last = keys.at(-1);
    if (last === undefined) return;
    yield records;
    range = IDBKeyRange.lowerBound(last, true);
  }
}

const JobRecord = z.looseObject({ id: z.string() });
const Description = z.object({ jobId: z.string(), text: z.string() });

/** Jobs and descriptions are in the same id order. */
async function withDescriptions(database: AnyDatabase, records: unknown[]): Promise<unknown[]> {
  const jobs = records.flatMap((record) => JobRecord.safeParse(record).data ?? []);
  const [first, last] = [jobs[0], jobs.at(-1)];
  if (!first || !last) return [];
  const stored: unknown[] = await database.getAll('descriptions', IDBKeyRange.bound(first.id, last.id));
  const texts = new Map(
    stored.flatMap((record) => {
      const { data } = Description.safeParse(record);
      return data ? [[data.jobId, data.text]] : [];
    }),
  );
  return jobs.map((job) => ({ ...job, description: texts.get(job.id) ?? null }));
}
