import { Run } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid, readValid } from '@/store/database/damaged-records';
import type { Database } from '@/store/database/database-schema';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import type { PublishEvent } from '@/store/database/live-events';
import { TabBusyError } from '@/store/database/store-errors';
import { type LateFindings, recordAfterEnd } from './record-after-end';

const unfinished = ['running', 'paused', 'waiting'] as const;

/** The runs' states. While running they change only through `saveStep`. */
export interface RunRepository {
  /** Newest first. */
  list(limit: number): Promise<Run[]>;
  get(id: string): Promise<Run | undefined>;
  unfinished(): Promise<Run[]>;
  /** Adds to an ended run what its tab revealed since. Does nothing if it has not ended. */
  tellAfterEnd(id: string, told: LateFindings): Promise<void>;
  /** Saves a new run and its first step, both durably. Throws TabBusyError if the tab has an unfinished run. */
  start(run: Run, step: Pick<Step, 'at' | 'phase' | 'code' | 'facts'>): Promise<Run>;
}

export function createRunRepository(
  connection: Connection,
  announce: PublishEvent,
  report: ReportDamage,
): RunRepository {
  return {
    async list(limit) {
      const records = await connection.use((database) => latestRuns(database, limit));
      return readAllValid(Run, records, 'runs', report);
    },
    async get(id) {
      const record = await connection.use((database) => database.get('runs', id));
      return record && readValid(Run, record, 'runs', report);
    },
    unfinished: () =>
      connection.use(async (database) => {
        const byStatus = database.transaction('runs').store.index('status');
        const records = await Promise.all(unfinished.map((status) => byStatus.getAll(status)));
        return readAllValid(Run, records.flat(), 'runs', report);
      }),
    tellAfterEnd: (id, told) => recordAfterEnd(connection, id, told, announce),
    async start(run, step) {
      const started = { ...run, steps: 1 };
      await connection.use((database) => {
        const transaction = database.transaction(['runs', 'steps'], 'readwrite', { durability: 'strict' });
        return inOneTransaction(transaction, async () => {
          const runs = transaction.objectStore('runs');
          const open = await Promise.all(unfinished.map((status) => runs.index('status').getAll(status)));
          const busy = open.flat().find(({ tabId }) => tabId === run.tabId);
          if (busy) throw new TabBusyError(busy.id);
          await runs.add(started);
          await transaction.objectStore('steps').add({ ...step, runId: run.id, seq: 0 });
        });
      });
      announce({ type: 'run-change', runId: run.id });
      announce({ type: 'step-added', runId: run.id, seq: 0 });
      return started;
    },
  };
}

async function latestRuns(database: Database, limit: number): Promise<Run[]> {
  const records: Run[] = [];
  let cursor = await database.transaction('runs').store.index('startedAt').openCursor(null, 'prev');
  while (cursor && records.length < limit) {
    records.push(cursor.value);
    cursor = await cursor.continue();
  }
  return records;
}
