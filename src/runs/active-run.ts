import { GateError } from '@/domain/page/tab-errors';
import type { Run, WaitCode } from '@/domain/run/run';
import type { EndCode } from '@/domain/run/run-result';
import { humanPause } from '@/runs/human-pace';
import { createPauseGate, type PauseGate } from '@/runs/pause-gate';
import type { EngineParts } from '@/runs/run-engine-parts';
import { StaleRunError, StoreFullError } from '@/store/database/store-errors';
import { journalEndEntry, RunEndError, type RunEnding, RunStoppedError } from './run-ending';
import { createRunHandle, journalWaitEntry, type RunHandleParts } from './run-handle';
import { discoverKind, fillKind, goalKind } from './run-kind';
import { runLockName } from './run-lock';
import { createRunWriter, type JournalEntry, type RunWriter } from './run-writer';

/** A run this worker drives, or will drive once no other worker does. */
export interface ActiveRun {
  readonly run: Run;
  pause(code: WaitCode): Promise<void>;
  resume(change?: (run: Run) => Run): Promise<void>;
  stop(code: EndCode): Promise<void>;
  /** Resolves when the run is over or left to another worker. Never rejects. */
  finished: Promise<void>;
}

export function activateRun(run: Run, isNew: boolean, parts: EngineParts): ActiveRun {
  const writer = createRunWriter(run, parts);
  const gate = createPauseGate(run.status === 'running');
  const abort = new AbortController();
  const driven = { writer, gate, signal: abort.signal, isNew };
  const finished = parts.locks.request(runLockName(run.id), () => drive(driven, parts)).catch(leave);
  return {
    get run() {
      return writer.run;
    },
    finished,
    async pause(code) {
      if (writer.run.status !== 'running') return;
      gate.close();
      await writeUnlessOver(writer, journalWaitEntry(code)).catch((error) => {
        gate.open();
        throw error;
      });
    },
    async resume(change) {
      if (writer.run.status !== 'running') await writeUnlessOver(writer, resumeEntry('user', change));
      gate.open();
    },
    async stop(code) {
      try {
        await writeUnlessOver(writer, journalEndEntry({ code }, parts.now()));
      } finally {
        abort.abort(new RunStoppedError());
        await finished;
      }
    },
  };
}

interface Driven {
  writer: RunWriter;
  gate: PauseGate;
  signal: AbortSignal;
  isNew: boolean;
}

/** Takes the run from its saved state to its end. Throws StaleRunError if someone else has it. */
async function drive(
  { writer, gate, signal, isNew }: Driven,
  { store, now, pace, workflows }: EngineParts,
): Promise<void> {
  // The worker that held the lock before may have written until now.
  const { status, id } = await writer.reload();
  if (status === 'ended') return;
  if (status !== 'running') gate.close();
  const pause = async () => humanPause(await pace(), signal);
  try {
    const lastAct = await store.steps.lastAct(id);
    const openIntent = lastAct?.phase === 'intent' ? lastAct : null;
    await gate.pass(signal);
    if (!isNew && status === 'running') await writer.write(resumeEntry('worker-start'));
    const ending = await drivenBy(workflows, { writer, gate, signal, openIntent, pause });
    await writer.write(journalEndEntry(ending, now()));
  } catch (error) {
    const ending = endingOf(error);
    if (ending) await writer.write(journalEndEntry(ending, now()));
  }
}

function drivenBy({ discover, fill, goal }: EngineParts['workflows'], parts: RunHandleParts): Promise<RunEnding> {
  switch (parts.writer.run.kind) {
    case 'discover':
      return discover(createRunHandle(discoverKind, parts));
    case 'fill':
      return fill(createRunHandle(fillKind, parts));
    case 'goal':
      return goal(createRunHandle(goalKind, parts));
  }
}

/** How an error ends a run; null if this worker must not end it. */
function endingOf(error: unknown): RunEnding | null {
  if (error instanceof RunStoppedError || error instanceof StaleRunError) return null;
  if (error instanceof RunEndError) return error.ending;
  if (error instanceof GateError) return { code: 'unguarded', message: error.message };
  if (error instanceof StoreFullError) return { code: 'store-full' };
  return { code: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** Anything unsaved is lost: the next worker resumes from the last save. */
function leave(error: unknown): void {
  if (!(error instanceof StaleRunError)) console.error('A run was left as it was last saved.', error);
}

async function writeUnlessOver(writer: RunWriter, entry: JournalEntry): Promise<void> {
  await writer.write(entry).catch((error) => {
    if (!(error instanceof StaleRunError)) throw error;
  });
}

function resumeEntry(reason: 'user' | 'worker-start', said = (run: Run): Run => run): JournalEntry {
  const change = (run: Run): Run => ({ ...said(run), status: 'running', wait: null });
  return { code: 'resumed', phase: 'note', facts: { reason }, change, isStrict: true };
}
