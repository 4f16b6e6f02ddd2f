import { deleteDB } from 'idb';
import { backupDatabaseName } from '@/store/database/backup-database';
import type { PublishEvent } from '@/store/database/live-events';
import { databaseName } from '@/store/database/open-database';
import type { Store } from './store';

/** The parts used of `chrome.storage.local` and `chrome.storage.session`. */
interface ClearedArea {
  clear(): Promise<void>;
}

interface Everything {
  store: Pick<Store, 'runs' | 'close'>;
  /** Settings, keys and spending: both areas they may be in. */
  areas: readonly ClearedArea[];
  announce: PublishEvent;
  stopRun(runId: string): Promise<void>;
}

const changed = [
  'jobs-change',
  'settings-change',
  'profile-change',
  'answers-change',
  'documents-change',
  'applications-change',
] as const;

/**
 * Stops all runs and deletes everything Jobtrail stores, permanently: jobs, runs with journals and screenshots, understandings, page
 * graphs, the profile with documents and answers, applications, backups, settings, keys and spending.
 */
export async function deleteEverything({ store, areas, announce, stopRun }: Everything): Promise<void> {
  const unfinished = await store.runs.unfinished();
  await Promise.all(unfinished.map(({ id }) => stopRun(id)));
  await store.close();
  await Promise.all([deleteDB(databaseName), deleteDB(backupDatabaseName)]);
  await Promise.all(areas.map((area) => area.clear()));
  for (const type of changed) announce({ type });
  for (const { id } of unfinished) announce({ type: 'run-change', runId: id });
}
