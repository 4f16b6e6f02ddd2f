import { Step } from '@/domain/run/step';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid } from '@/store/database/damaged-records';

/** The journals of all runs. Append-only, through `saveStep`. */
export interface StepRepository {
  /** In order, from step `from`. */
  list(runId: string, from?: number): Promise<Step[]>;
  /** The last intent or outcome: an intent without outcome is an act whose result is unknown. */
  lastAct(runId: string): Promise<Step | undefined>;
}

export function createStepRepository(connection: Connection, report: ReportDamage): StepRepository {
  return {
    async list(runId, from = 0) {
      const records = await connection.use((database) => database.getAll('steps', journalOf(runId, from)));
      return readAllValid(Step, records, 'steps', report);
    },
    lastAct: (runId) =>
      connection.use(async (database) => {
        let cursor = await database.transaction('steps').store.openCursor(journalOf(runId, 0), 'prev');
        while (cursor && cursor.value.phase === 'note') cursor = await cursor.continue();
        return cursor ? readAllValid(Step, [cursor.value], 'steps', report)[0] : undefined;
      }),
  };
}

function journalOf(runId: string, from: number): IDBKeyRange {
  return IDBKeyRange.bound([runId, from], [runId, Number.POSITIVE_INFINITY]);
}
