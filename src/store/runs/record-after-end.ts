import { Run } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import type { Connection } from '@/store/database/connection';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import type { PublishEvent } from '@/store/database/live-events';

/** What a tab revealed by the end of its run, and after it. */
export interface LateFindings {
  /** Number of sends blocked so far. */
  sendsHeld: number;
  /** Whether filled-in values left the page in a way nothing can block. */
  haveAnswersLeft: boolean;
  at: string;
}

type Entry = Pick<Step, 'code' | 'facts'>;

/**
 * Adds this to an ended run's result and journal, each thing once; does nothing if it has not ended. A run's journal has one writer, which
 * is gone by then: `record-late-findings.ts` waits for that.
 */
export async function recordAfterEnd(connection: Connection, id: string, told: LateFindings, announce: PublishEvent) {
  const steps = await connection.use((database) => {
    const transaction = database.transaction(['runs', 'steps'], 'readwrite', { durability: 'strict' });
    return inOneTransaction(transaction, async () => {
      const { data: run } = Run.safeParse(await transaction.objectStore('runs').get(id));
      if (!run?.result) return null;
      const entries = entriesFor(run, told);
      const changed = withTold(run, told);
      for (const [index, entry] of entries.entries()) {
        const step: Step = { ...entry, runId: id, seq: run.steps + index, at: told.at, phase: 'note' };
        await transaction.objectStore('steps').add(step);
      }
      await transaction.objectStore('runs').put({ ...changed, steps: run.steps + entries.length });
      return entries.map((_, index) => run.steps + index);
    });
  });
  if (!steps) return;
  for (const seq of steps) announce({ type: 'step-added', runId: id, seq });
  announce({ type: 'run-change', runId: id });
}

/** Pages retry again and again: the journal says so once, the result counts them. */
function entriesFor({ result }: Run, { sendsHeld, haveAnswersLeft }: LateFindings): Entry[] {
  const isFirstHeld = sendsHeld > 0 && (result?.facts.sendsHeld ?? 0) === 0;
  const isFirstLeft = haveAnswersLeft && !hasLeft(result?.code);
  return [
    ...(isFirstHeld ? [{ code: 'sends-held' as const, facts: { count: sendsHeld } }] : []),
    ...(isFirstLeft ? [{ code: 'answers-left' as const, facts: {} }] : []),
  ];
}

function withTold(run: Run, { sendsHeld, haveAnswersLeft }: LateFindings): Run {
  if (!run.result) return run;
  if (run.kind === 'discover') {
    return { ...run, result: { ...run.result, facts: { ...run.result.facts, sendsHeld } } };
  }
  if (run.kind === 'goal') {
    return { ...run, result: { ...run.result, facts: { ...run.result.facts, sendsHeld } } };
  }
  const { result } = run;
  const left = haveAnswersLeft && !hasLeft(result.code) ? { success: false, code: 'answers-left-later' as const } : {};
  return { ...run, result: { ...result, ...left, facts: { ...result.facts, sendsHeld } } };
}

const hasLeft = (code: string | undefined): boolean => code === 'answers-left' || code === 'answers-left-later';
